target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.stream = type { i64*, [33 x i8*] }

@vtable = internal constant [4 x i64] [i64 8, i64 0, i64 0, i64 0], align 16
@facet = internal constant [313 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\10\11\12\13\14\15\16\17\18\19\1A\1B\1C\1D\1E\1F !\22#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\7F\80\81\82\83\84\85\86\87\88\89\8A\8B\8C\8D\8E\8F\90\91\92\93\94\95\96\97\98\99\9A\9B\9C\9D\9E\9F\A0\A1\A2\A3\A4\A5\A6\A7\A8\A9\AA\AB\AC\AD\AE\AF\B0\B1\B2\B3\B4\B5\B6\B7\B8\B9\BA\BB\BC\BD\BE\BF\C0\C1\C2\C3\C4\C5\C6\C7\C8\C9\CA\CB\CC\CD\CE\CF\D0\D1\D2\D3\D4\D5\D6\D7\D8\D9\DA\DB\DC\DD\DE\DF\E0\E1\E2\E3\E4\E5\E6\E7\E8\E9\EA\EB\EC\ED\EE\EF\F0\F1\F2\F3\F4\F5\F6\F7\F8\F9\FA\FB\FC\FD\FE\FF", align 16
@__gmc_rt__ZSt4cout = dso_local local_unnamed_addr global %struct.stream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i64]* @vtable to i8*), i64 24) to i64*), [33 x i8*] [i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* getelementptr inbounds ([313 x i8], [313 x i8]* @facet, i32 0, i32 0), i8* null, i8* null] }, align 8
@__gmc_rt__ZSt4cerr = dso_local local_unnamed_addr global %struct.stream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i64]* @vtable to i8*), i64 24) to i64*), [33 x i8*] [i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* getelementptr inbounds ([313 x i8], [313 x i8]* @facet, i32 0, i32 0), i8* null, i8* null] }, align 8
@__gmc_rt__ZSt4clog = dso_local local_unnamed_addr global %struct.stream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i64]* @vtable to i8*), i64 24) to i64*), [33 x i8*] [i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* getelementptr inbounds ([313 x i8], [313 x i8]* @facet, i32 0, i32 0), i8* null, i8* null] }, align 8
@__gmc_rt__ZSt3cin = dso_local local_unnamed_addr global %struct.stream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i64]* @vtable to i8*), i64 24) to i64*), [33 x i8*] [i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* getelementptr inbounds ([313 x i8], [313 x i8]* @facet, i32 0, i32 0), i8* null, i8* null] }, align 8
@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"%u\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%lu\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"%lld\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"%llu\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"%g\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"%p\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1

define void @__gmc_rt__ZNSt8ios_base4InitC1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt8ios_base4InitD1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt8ios_base4InitC2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt8ios_base4InitD2Ev(i8* %0) {
  ret void
}

define i8* @__gmc_rt__ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(i8* %0, i8* %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i8* %1)
  ret i8* %0
}

declare i32 @__gmc_rt_printf(i8*, ...)

define i8* @__gmc_rt__ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(i8* %0, i32 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i32 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEi(i8* %0, i32 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), i32 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEj(i8* %0, i32 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i32 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEs(i8* %0, i16 signext %1) {
  %3 = sext i16 %1 to i32
  %4 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), i32 %3)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEt(i8* %0, i16 zeroext %1) {
  %3 = zext i16 %1 to i32
  %4 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i32 %3)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEl(i8* %0, i64 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i64 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEm(i8* %0, i64 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEx(i8* %0, i64 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i64 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEy(i8* %0, i64 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i64 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEb(i8* %0, i1 zeroext %1) {
  %3 = zext i1 %1 to i32
  %4 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), i32 %3)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEf(i8* %0, float %1) {
  %3 = fpext float %1 to double
  %4 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), double %3)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEd(i8* %0, double %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), double %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEPKv(i8* %0, i8* %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0), i8* %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSo9_M_insertIlEERSoT_(i8* %0, i64 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i64 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSo9_M_insertImEERSoT_(i8* %0, i64 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSo9_M_insertIxEERSoT_(i8* %0, i64 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i64 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSo9_M_insertIyEERSoT_(i8* %0, i64 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i64 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSo9_M_insertIbEERSoT_(i8* %0, i1 zeroext %1) {
  %3 = zext i1 %1 to i32
  %4 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), i32 %3)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSo9_M_insertIdEERSoT_(i8* %0, double %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), double %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSo9_M_insertIPKvEERSoT_(i8* %0, i8* %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0), i8* %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSo3putEc(i8* %0, i32 %1) {
  %3 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i32 %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(i8* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  %4 = getelementptr inbounds i8*, i8** %1, i64 1
  %5 = load i8*, i8** %4, align 8
  %6 = ptrtoint i8* %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i32 %7, i8* %3)
  ret i8* %0
}

define i8* @__gmc_rt__ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(i8* %0, i8* %1, i64 %2) {
  %4 = trunc i64 %2 to i32
  %5 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i32 %4, i8* %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSo5writeEPKcl(i8* %0, i8* %1, i64 %2) {
  %4 = trunc i64 %2 to i32
  %5 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i32 %4, i8* %1)
  ret i8* %0
}

define i8* @__gmc_rt__ZNSolsEPFRSoS_E(i8* %0, i8* (i8*)* %1) {
  %3 = call i8* %1(i8* %0)
  ret i8* %3
}

define i8* @__gmc_rt__ZNSolsEPFRSt8ios_baseS0_E(i8* %0, i8* (i8*)* %1) {
  ret i8* %0
}

define i8* @__gmc_rt__ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(i8* %0, i32 %1) {
  ret i8* %0
}

define i8* @__gmc_rt__ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(i8* %0, i32 %1) {
  ret i8* %0
}

define i8* @__gmc_rt__ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(i8* %0, i8 signext %1) {
  ret i8* %0
}

define i8* @__gmc_rt__ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_Setbase(i8* %0, i32 %1) {
  ret i8* %0
}

define i8* @__gmc_rt__ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St12_Setiosflags(i8* %0, i32 %1) {
  ret i8* %0
}

define i8* @__gmc_rt__ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St14_Resetiosflags(i8* %0, i32 %1) {
  ret i8* %0
}

define i8* @__gmc_rt__ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* %0) {
  ret i8* %0
}

define noalias i8* @__gmc_rt__ZNSt9basic_iosIcSt11char_traitsIcEE3tieEPSo(i8* %0, i8* %1) {
  ret i8* null
}

define i8* @__gmc_rt__ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* %0) {
  %2 = call i32 (i8*, ...) @__gmc_rt_printf(i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i64 0, i64 0))
  ret i8* %0
}

define i8* @__gmc_rt__ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* %0) {
  ret i8* %0
}

define i8* @__gmc_rt__ZNSo5flushEv(i8* %0) {
  ret i8* %0
}

define zeroext i1 @__gmc_rt__ZNSt8ios_base15sync_with_stdioEb(i1 zeroext %0) {
  ret i1 %0
}



