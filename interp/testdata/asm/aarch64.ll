; ModuleID = 'interp/testdata/asm/aarch64.c'
source_filename = "interp/testdata/asm/aarch64.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

@values = internal unnamed_addr constant [9 x i64] [i64 0, i64 1, i64 -1, i64 127, i64 32767, i64 2147483647, i64 9223372036854775807, i64 -9223372036854775808, i64 1311768467023626368], align 8
@__const.accesses.m = private unnamed_addr constant [4 x i32] [i32 1, i32 -16, i32 3, i32 4], align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca [4 x i32], align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i16, align 4
  %7 = alloca i8, align 4
  %8 = getelementptr inbounds i64, ptr %2, i64 1
  %9 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1
  %10 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1
  br label %16

12:                                               ; preds = %528
  %13 = add nuw nsw i64 %17, 1
  %14 = icmp ugt i64 %17, 7
  %15 = icmp eq i64 %13, 9
  br i1 %15, label %531, label %16, !llvm.loop !6

16:                                               ; preds = %0, %12
  %17 = phi i64 [ 0, %0 ], [ %13, %12 ]
  %18 = phi i1 [ false, %0 ], [ %14, %12 ]
  %19 = phi i32 [ 0, %0 ], [ %530, %12 ]
  %20 = getelementptr inbounds [9 x i64], ptr @values, i64 0, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !9
  %22 = trunc i64 %21 to i32
  %23 = trunc i64 %21 to i16
  %24 = and i32 %22, 65535
  %25 = trunc i64 %21 to i8
  %26 = and i32 %22, 255
  %27 = and i64 %21, 65535
  %28 = add i32 %22, 3
  %29 = add i32 %22, 5
  %30 = icmp eq i64 %17, 0
  %31 = lshr i64 %21, 3
  %32 = and i64 %31, 1
  br label %37

33:                                               ; preds = %525
  %34 = add nuw nsw i64 %38, 1
  %35 = icmp ugt i64 %38, 7
  %36 = icmp eq i64 %34, 9
  br i1 %36, label %528, label %37, !llvm.loop !13

37:                                               ; preds = %16, %33
  %38 = phi i64 [ 0, %16 ], [ %34, %33 ]
  %39 = phi i1 [ false, %16 ], [ %35, %33 ]
  %40 = getelementptr inbounds [9 x i64], ptr @values, i64 0, i64 %38
  %41 = load i64, ptr %40, align 8, !tbaa !9
  %42 = trunc i64 %41 to i32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %6) #5
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %7) #5
  store i32 %22, ptr %4, align 4, !tbaa !14
  %43 = call { i32, i32, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:w}, $3\0A\09add ${1:w}, ${0:w}, ${4:w}\0A\09stxr ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i32) %4, i32 %42, i32 0, ptr nonnull elementtype(i32) %4) #5, !srcloc !16
  %44 = extractvalue { i32, i32, i32 } %43, 0
  %45 = icmp eq i32 %44, %22
  br i1 %45, label %46, label %318

46:                                               ; preds = %37
  %47 = load i32, ptr %4, align 4, !tbaa !14
  %48 = add i32 %42, %22
  %49 = icmp eq i32 %47, %48
  br i1 %49, label %50, label %318

50:                                               ; preds = %46
  store i64 %21, ptr %5, align 8, !tbaa !9
  %51 = call { i64, i64, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldaxr ${0:x}, $3\0A\09sub ${1:x}, ${0:x}, ${4:x}\0A\09stxr ${2:w}, ${1:x}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i64) %5, i64 %41, i64 0, ptr nonnull elementtype(i64) %5) #5, !srcloc !17
  %52 = extractvalue { i64, i64, i32 } %51, 0
  %53 = icmp eq i64 %52, %21
  br i1 %53, label %54, label %318

54:                                               ; preds = %50
  %55 = load i64, ptr %5, align 8, !tbaa !9
  %56 = sub i64 %21, %41
  %57 = icmp eq i64 %55, %56
  br i1 %57, label %58, label %318

58:                                               ; preds = %54
  store i64 %21, ptr %5, align 8, !tbaa !9
  %59 = call { i64, i64, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldaxr ${0:x}, $3\0A\09sub ${1:x}, ${4:x}, ${0:x}\0A\09stxr ${2:w}, ${1:x}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i64) %5, i64 %41, i64 0, ptr nonnull elementtype(i64) %5) #5, !srcloc !18
  %60 = extractvalue { i64, i64, i32 } %59, 0
  %61 = icmp eq i64 %60, %21
  br i1 %61, label %62, label %318

62:                                               ; preds = %58
  %63 = load i64, ptr %5, align 8, !tbaa !9
  %64 = sub i64 %41, %21
  %65 = icmp eq i64 %63, %64
  br i1 %65, label %66, label %318

66:                                               ; preds = %62
  store i32 %22, ptr %4, align 4, !tbaa !14
  %67 = call { i32, i32, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:w}, $3\0A\09and ${1:w}, ${0:w}, ${4:w}\0A\09stlxr ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i32) %4, i32 %42, i32 0, ptr nonnull elementtype(i32) %4) #5, !srcloc !19
  %68 = extractvalue { i32, i32, i32 } %67, 0
  %69 = icmp eq i32 %68, %22
  br i1 %69, label %70, label %318

70:                                               ; preds = %66
  %71 = load i32, ptr %4, align 4, !tbaa !14
  %72 = and i32 %42, %22
  %73 = icmp eq i32 %71, %72
  br i1 %73, label %74, label %318

74:                                               ; preds = %70
  store i64 %21, ptr %5, align 8, !tbaa !9
  %75 = call { i64, i64, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:x}, $3\0A\09bic ${1:x}, ${0:x}, ${4:x}\0A\09stlxr ${2:w}, ${1:x}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i64) %5, i64 %41, i64 0, ptr nonnull elementtype(i64) %5) #5, !srcloc !20
  %76 = extractvalue { i64, i64, i32 } %75, 0
  %77 = icmp eq i64 %76, %21
  br i1 %77, label %78, label %318

78:                                               ; preds = %74
  %79 = load i64, ptr %5, align 8, !tbaa !9
  %80 = xor i64 %41, -1
  %81 = and i64 %21, %80
  %82 = icmp eq i64 %79, %81
  br i1 %82, label %83, label %318

83:                                               ; preds = %78
  store i16 %23, ptr %6, align 4, !tbaa !21
  %84 = trunc i64 %41 to i16
  %85 = call { i16, i16, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldaxrh ${0:w}, $3\0A\09orr ${1:w}, ${0:w}, ${4:w}\0A\09stlxrh ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i16) %6, i16 %84, i16 0, ptr nonnull elementtype(i16) %6) #5, !srcloc !23
  %86 = extractvalue { i16, i16, i32 } %85, 0
  %87 = icmp eq i16 %86, %23
  br i1 %87, label %88, label %318

88:                                               ; preds = %83
  %89 = load i16, ptr %6, align 4, !tbaa !21
  %90 = or i64 %41, %21
  %91 = trunc i64 %90 to i16
  %92 = icmp eq i16 %89, %91
  br i1 %92, label %93, label %318

93:                                               ; preds = %88
  store i8 %25, ptr %7, align 4, !tbaa !24
  %94 = trunc i64 %41 to i8
  %95 = call { i8, i8, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldaxrb ${0:w}, $3\0A\09eor ${1:w}, ${0:w}, ${4:w}\0A\09stlxrb ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i8) %7, i8 %94, i8 0, ptr nonnull elementtype(i8) %7) #5, !srcloc !25
  %96 = extractvalue { i8, i8, i32 } %95, 0
  %97 = icmp eq i8 %96, %25
  br i1 %97, label %98, label %318

98:                                               ; preds = %93
  %99 = load i8, ptr %7, align 4, !tbaa !24
  %100 = xor i64 %41, %21
  %101 = trunc i64 %100 to i8
  %102 = icmp eq i8 %99, %101
  br i1 %102, label %103, label %318

103:                                              ; preds = %98
  store i32 %22, ptr %4, align 4, !tbaa !14
  %104 = call { i32, i32, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:w}, $3\0A\09orn ${1:w}, ${0:w}, ${4:w}\0A\09stxr ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i32) %4, i32 %42, i32 0, ptr nonnull elementtype(i32) %4) #5, !srcloc !26
  %105 = extractvalue { i32, i32, i32 } %104, 0
  %106 = icmp eq i32 %105, %22
  br i1 %106, label %107, label %318

107:                                              ; preds = %103
  %108 = load i32, ptr %4, align 4, !tbaa !14
  %109 = xor i32 %42, -1
  %110 = or i32 %109, %22
  %111 = icmp eq i32 %108, %110
  br i1 %111, label %112, label %318

112:                                              ; preds = %107
  store i64 %21, ptr %5, align 8, !tbaa !9
  %113 = call { i64, i64, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:x}, $3\0A\09mov ${1:x}, ${4:x}\0A\09stlxr ${2:w}, ${1:x}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i64) %5, i64 %41, i64 0, ptr nonnull elementtype(i64) %5) #5, !srcloc !27
  %114 = extractvalue { i64, i64, i32 } %113, 0
  %115 = icmp eq i64 %114, %21
  %116 = load i64, ptr %5, align 8
  %117 = icmp eq i64 %116, %41
  %118 = select i1 %115, i1 %117, i1 false
  br i1 %118, label %119, label %318

119:                                              ; preds = %112
  store i64 %21, ptr %5, align 8, !tbaa !9
  %120 = call { i64, i64, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:x}, $3\0A\09add ${1:x}, ${0:x}, ${4:x}, lsl #3\0A\09stxr ${2:w}, ${1:x}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i64) %5, i64 %41, i64 0, ptr nonnull elementtype(i64) %5) #5, !srcloc !28
  %121 = extractvalue { i64, i64, i32 } %120, 0
  %122 = icmp eq i64 %121, %21
  br i1 %122, label %123, label %318

123:                                              ; preds = %119
  %124 = load i64, ptr %5, align 8, !tbaa !9
  %125 = shl i64 %41, 3
  %126 = add i64 %125, %21
  %127 = icmp eq i64 %124, %126
  br i1 %127, label %128, label %318

128:                                              ; preds = %123
  store i32 %22, ptr %4, align 4, !tbaa !14
  %129 = call { i32, i32, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:w}, $3\0A\09cmp ${0:w}, ${4:w}\0A\09b.ne 2f\0A\09mov ${1:w}, ${5:w}\0A\09stlxr ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i32) %4, i32 %42, i32 77, ptr nonnull elementtype(i32) %4) #5, !srcloc !29
  %130 = extractvalue { i32, i32, i32 } %129, 0
  %131 = icmp eq i32 %130, %22
  br i1 %131, label %132, label %318

132:                                              ; preds = %128
  %133 = load i32, ptr %4, align 4, !tbaa !14
  %134 = icmp eq i32 %22, %42
  %135 = select i1 %134, i32 77, i32 %22
  %136 = icmp eq i32 %133, %135
  br i1 %136, label %137, label %318

137:                                              ; preds = %132
  store i64 %21, ptr %5, align 8, !tbaa !9
  %138 = call { i64, i64, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldaxr ${0:x}, $3\0A\09eor ${1:x}, ${0:x}, ${4:x}\0A\09cbnz ${1:x}, 2f\0A\09mov ${1:x}, ${5:x}\0A\09stlxr ${2:w}, ${1:x}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i64) %5, i64 %41, i64 77, ptr nonnull elementtype(i64) %5) #5, !srcloc !30
  %139 = extractvalue { i64, i64, i32 } %138, 0
  %140 = icmp eq i64 %139, %21
  br i1 %140, label %141, label %318

141:                                              ; preds = %137
  %142 = load i64, ptr %5, align 8, !tbaa !9
  %143 = icmp eq i64 %21, %41
  %144 = select i1 %143, i64 77, i64 %21
  %145 = icmp eq i64 %142, %144
  br i1 %145, label %146, label %318

146:                                              ; preds = %141
  store i8 %25, ptr %7, align 4, !tbaa !24
  %147 = call { i8, i8, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldaxrb ${0:w}, $3\0A\09and ${1:w}, ${4:w}, #0xff\0A\09sub ${1:w}, ${0:w}, ${1:w}\0A\09cbnz ${1:w}, 2f\0A\09mov ${1:w}, ${5:w}\0A\09stlxrb ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i8) %7, i8 %94, i8 77, ptr nonnull elementtype(i8) %7) #5, !srcloc !31
  %148 = extractvalue { i8, i8, i32 } %147, 0
  %149 = icmp eq i8 %148, %25
  br i1 %149, label %150, label %318

150:                                              ; preds = %146
  %151 = load i8, ptr %7, align 4, !tbaa !24
  %152 = zext i8 %151 to i32
  %153 = and i32 %42, 255
  %154 = icmp eq i32 %26, %153
  %155 = select i1 %154, i32 77, i32 %26
  %156 = icmp eq i32 %155, %152
  br i1 %156, label %157, label %318

157:                                              ; preds = %150
  store i16 %23, ptr %6, align 4, !tbaa !21
  %158 = call { i16, i16, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxrh ${0:w}, $3\0A\09cmp ${0:w}, ${4:w}, uxth\0A\09b.ne 2f\0A\09mov ${1:w}, ${5:w}\0A\09stxrh ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i16) %6, i16 %84, i16 77, ptr nonnull elementtype(i16) %6) #5, !srcloc !32
  %159 = extractvalue { i16, i16, i32 } %158, 0
  %160 = icmp eq i16 %159, %23
  br i1 %160, label %161, label %318

161:                                              ; preds = %157
  %162 = load i16, ptr %6, align 4, !tbaa !21
  %163 = zext i16 %162 to i32
  %164 = and i32 %42, 65535
  %165 = icmp eq i32 %24, %164
  %166 = select i1 %165, i32 77, i32 %24
  %167 = icmp eq i32 %166, %163
  br i1 %167, label %168, label %318

168:                                              ; preds = %161
  store i16 %23, ptr %6, align 4, !tbaa !21
  %169 = call { i16, i16, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxrh ${0:w}, $3\0A\09cmp ${0:w}, ${4:w}\0A\09b.ne 2f\0A\09mov ${1:w}, ${5:w}\0A\09stxrh ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i16) %6, i16 %84, i16 77, ptr nonnull elementtype(i16) %6) #5, !srcloc !33
  %170 = extractvalue { i16, i16, i32 } %169, 0
  %171 = icmp eq i16 %170, %23
  %172 = load i16, ptr %6, align 4
  %173 = zext i16 %172 to i32
  %174 = icmp eq i32 %166, %173
  %175 = select i1 %171, i1 %174, i1 false
  br i1 %175, label %176, label %318

176:                                              ; preds = %168
  store i16 %23, ptr %6, align 4, !tbaa !21
  %177 = call { i16, i32 } asm sideeffect "1: ldxrh ${0:w}, $2\0A cmp ${0:x}, ${3:x}\0A b.ne 2f\0A stxrh ${1:w}, wzr, $2\0A cbnz ${1:w}, 1b\0A2:", "=&r,=&r,=*Q,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i16) %6, i64 %41, ptr nonnull elementtype(i16) %6) #5, !srcloc !34
  %178 = extractvalue { i16, i32 } %177, 0
  %179 = icmp eq i16 %178, %23
  br i1 %179, label %180, label %318

180:                                              ; preds = %176
  %181 = load i16, ptr %6, align 4, !tbaa !21
  %182 = zext i16 %181 to i32
  %183 = icmp eq i64 %27, %41
  %184 = select i1 %183, i32 0, i32 %24
  %185 = icmp eq i32 %184, %182
  br i1 %185, label %186, label %318

186:                                              ; preds = %180
  store i32 %22, ptr %4, align 4, !tbaa !14
  %187 = call { i32, i32, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldaxr ${0:w}, $3\0A\09cmp ${0:w}, ${4:w}\0A\09b.ne 2f\0A\09add ${1:w}, ${0:w}, #3\0A\09stlxr ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i32) %4, i32 %42, i32 0, ptr nonnull elementtype(i32) %4) #5, !srcloc !35
  %188 = extractvalue { i32, i32, i32 } %187, 0
  %189 = icmp eq i32 %188, %22
  br i1 %189, label %190, label %318

190:                                              ; preds = %186
  %191 = load i32, ptr %4, align 4, !tbaa !14
  %192 = select i1 %134, i32 %28, i32 %22
  %193 = icmp eq i32 %191, %192
  br i1 %193, label %194, label %318

194:                                              ; preds = %190
  store i64 %21, ptr %5, align 8, !tbaa !9
  %195 = call { i64, i64, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:x}, $3\0A\09add ${1:x}, ${0:x}, ${4:x}\0A\09and ${1:x}, ${1:x}, #0xff\0A\09stxr ${2:w}, ${1:x}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i64) %5, i64 %41, i64 0, ptr nonnull elementtype(i64) %5) #5, !srcloc !36
  %196 = extractvalue { i64, i64, i32 } %195, 0
  %197 = icmp eq i64 %196, %21
  br i1 %197, label %198, label %318

198:                                              ; preds = %194
  %199 = load i64, ptr %5, align 8, !tbaa !9
  %200 = add i64 %41, %21
  %201 = and i64 %200, 255
  %202 = icmp eq i64 %199, %201
  br i1 %202, label %203, label %318

203:                                              ; preds = %198
  store i64 %21, ptr %5, align 8, !tbaa !9
  %204 = call { i64, i64, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:x}, $3\0A\09add ${1:x}, ${0:x}, ${4:x}\0A\09and ${1:x}, ${1:x}, #0xff0\0A\09stxr ${2:w}, ${1:x}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i64) %5, i64 %41, i64 0, ptr nonnull elementtype(i64) %5) #5, !srcloc !37
  %205 = extractvalue { i64, i64, i32 } %204, 0
  %206 = icmp eq i64 %205, %21
  br i1 %206, label %207, label %318

207:                                              ; preds = %203
  %208 = load i64, ptr %5, align 8, !tbaa !9
  %209 = and i64 %200, 4080
  %210 = icmp eq i64 %208, %209
  br i1 %210, label %211, label %318

211:                                              ; preds = %207
  store i32 %22, ptr %4, align 4, !tbaa !14
  %212 = call { i32, i32, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:w}, $3\0A\09cmp ${0:w}, ${5:w}\0A\09b.eq 2f\0A\09add ${1:w}, ${0:w}, ${4:w}\0A\09stlxr ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i32) %4, i32 5, i32 %42, ptr nonnull elementtype(i32) %4) #5, !srcloc !38
  %213 = extractvalue { i32, i32, i32 } %212, 0
  %214 = icmp eq i32 %213, %22
  br i1 %214, label %215, label %318

215:                                              ; preds = %211
  %216 = load i32, ptr %4, align 4, !tbaa !14
  %217 = select i1 %134, i32 %22, i32 %29
  %218 = icmp eq i32 %216, %217
  br i1 %218, label %219, label %318

219:                                              ; preds = %215
  store i64 %21, ptr %5, align 8, !tbaa !9
  %220 = call { i64, i64, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:x}, $3\0A\09cmp ${0:x}, ${4:x}\0A\09csel ${1:x}, ${0:x}, ${4:x}, hi\0A\09stxr ${2:w}, ${1:x}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i64) %5, i64 %41, i64 0, ptr nonnull elementtype(i64) %5) #5, !srcloc !39
  %221 = extractvalue { i64, i64, i32 } %220, 0
  %222 = icmp eq i64 %221, %21
  br i1 %222, label %223, label %318

223:                                              ; preds = %219
  %224 = load i64, ptr %5, align 8, !tbaa !9
  %225 = call i64 @llvm.umax.i64(i64 %21, i64 %41)
  %226 = icmp eq i64 %224, %225
  br i1 %226, label %227, label %318

227:                                              ; preds = %223
  store i32 %22, ptr %4, align 4, !tbaa !14
  %228 = call { i32, i32, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldxr ${0:w}, $3\0A\09subs ${1:w}, ${0:w}, ${4:w}\0A\09b.mi 2f\0A\09stxr ${2:w}, ${1:w}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i32) %4, i32 %42, i32 0, ptr nonnull elementtype(i32) %4) #5, !srcloc !40
  %229 = extractvalue { i32, i32, i32 } %228, 0
  %230 = icmp eq i32 %229, %22
  br i1 %230, label %231, label %318

231:                                              ; preds = %227
  %232 = load i32, ptr %4, align 4, !tbaa !14
  %233 = sub i32 %22, %42
  %234 = icmp slt i32 %233, 0
  %235 = select i1 %234, i32 %22, i32 %233
  %236 = icmp eq i32 %232, %235
  br i1 %236, label %237, label %318

237:                                              ; preds = %231
  store i64 %21, ptr %5, align 8, !tbaa !9
  %238 = call { i64, i64, i32 } asm sideeffect "prfm pstl1strm, $3\0A1: ldaxr ${0:x}, $3\0A\09cbnz ${0:x}, 2f\0A\09mov ${1:x}, ${4:x}\0A\09stxr ${2:w}, ${1:x}, $3\0A\09cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr nonnull elementtype(i64) %5, i64 %41, i64 0, ptr nonnull elementtype(i64) %5) #5, !srcloc !41
  %239 = extractvalue { i64, i64, i32 } %238, 0
  %240 = icmp eq i64 %239, %21
  br i1 %240, label %241, label %318

241:                                              ; preds = %237
  %242 = load i64, ptr %5, align 8, !tbaa !9
  %243 = select i1 %30, i64 %41, i64 %21
  %244 = icmp eq i64 %242, %243
  br i1 %244, label %245, label %318

245:                                              ; preds = %241
  store i32 %22, ptr %4, align 4, !tbaa !14
  %246 = call i32 asm sideeffect "swpal ${2:w}, ${0:w}, $1", "=r,=*Q,r,*Q,~{memory}"(ptr nonnull elementtype(i32) %4, i32 %42, ptr nonnull elementtype(i32) %4) #5, !srcloc !42
  %247 = icmp eq i32 %246, %22
  %248 = load i32, ptr %4, align 4
  %249 = icmp eq i32 %248, %42
  %250 = select i1 %247, i1 %249, i1 false
  br i1 %250, label %251, label %318

251:                                              ; preds = %245
  store i8 %25, ptr %7, align 4, !tbaa !24
  %252 = call i8 asm sideeffect "swpab ${2:w}, ${0:w}, $1", "=r,=*Q,r,*Q,~{memory}"(ptr nonnull elementtype(i8) %7, i8 %94, ptr nonnull elementtype(i8) %7) #5, !srcloc !43
  %253 = icmp eq i8 %252, %25
  %254 = load i8, ptr %7, align 4
  %255 = icmp eq i8 %254, %94
  %256 = select i1 %253, i1 %255, i1 false
  br i1 %256, label %257, label %318

257:                                              ; preds = %251
  store i64 %21, ptr %5, align 8, !tbaa !9
  %258 = call i64 asm sideeffect "ldadd ${2:x}, ${0:x}, $1", "=r,=*Q,r,*Q,~{memory}"(ptr nonnull elementtype(i64) %5, i64 %41, ptr nonnull elementtype(i64) %5) #5, !srcloc !44
  %259 = icmp eq i64 %258, %21
  %260 = load i64, ptr %5, align 8
  %261 = icmp eq i64 %260, %200
  %262 = select i1 %259, i1 %261, i1 false
  br i1 %262, label %263, label %318

263:                                              ; preds = %257
  store i16 %23, ptr %6, align 4, !tbaa !21
  %264 = call i16 asm sideeffect "ldaddalh ${2:w}, ${0:w}, $1", "=r,=*Q,r,*Q,~{memory}"(ptr nonnull elementtype(i16) %6, i16 %84, ptr nonnull elementtype(i16) %6) #5, !srcloc !45
  %265 = icmp eq i16 %264, %23
  %266 = load i16, ptr %6, align 4
  %267 = trunc i64 %200 to i16
  %268 = icmp eq i16 %266, %267
  %269 = select i1 %265, i1 %268, i1 false
  br i1 %269, label %270, label %318

270:                                              ; preds = %263
  store i64 %21, ptr %5, align 8, !tbaa !9
  %271 = call i64 asm sideeffect "ldclrl ${2:x}, ${0:x}, $1", "=r,=*Q,r,*Q,~{memory}"(ptr nonnull elementtype(i64) %5, i64 %41, ptr nonnull elementtype(i64) %5) #5, !srcloc !46
  %272 = icmp eq i64 %271, %21
  %273 = load i64, ptr %5, align 8
  %274 = icmp eq i64 %273, %81
  %275 = select i1 %272, i1 %274, i1 false
  br i1 %275, label %276, label %318

276:                                              ; preds = %270
  store i32 %22, ptr %4, align 4, !tbaa !14
  %277 = call i32 asm sideeffect "ldseta ${2:w}, ${0:w}, $1", "=r,=*Q,r,*Q,~{memory}"(ptr nonnull elementtype(i32) %4, i32 %42, ptr nonnull elementtype(i32) %4) #5, !srcloc !47
  %278 = icmp eq i32 %277, %22
  br i1 %278, label %279, label %318

279:                                              ; preds = %276
  %280 = load i32, ptr %4, align 4, !tbaa !14
  %281 = or i32 %42, %22
  %282 = icmp eq i32 %280, %281
  br i1 %282, label %283, label %318

283:                                              ; preds = %279
  store i64 %21, ptr %5, align 8, !tbaa !9
  %284 = call i64 asm sideeffect "ldeoral ${2:x}, ${0:x}, $1", "=r,=*Q,r,*Q,~{memory}"(ptr nonnull elementtype(i64) %5, i64 %41, ptr nonnull elementtype(i64) %5) #5, !srcloc !48
  %285 = icmp eq i64 %284, %21
  %286 = load i64, ptr %5, align 8
  %287 = icmp eq i64 %286, %100
  %288 = select i1 %285, i1 %287, i1 false
  br i1 %288, label %289, label %318

289:                                              ; preds = %283
  store i32 %22, ptr %4, align 4, !tbaa !14
  %290 = call i32 asm sideeffect "ldsmax ${2:w}, ${0:w}, $1", "=r,=*Q,r,*Q,~{memory}"(ptr nonnull elementtype(i32) %4, i32 %42, ptr nonnull elementtype(i32) %4) #5, !srcloc !49
  %291 = icmp eq i32 %290, %22
  br i1 %291, label %292, label %318

292:                                              ; preds = %289
  %293 = load i32, ptr %4, align 4, !tbaa !14
  %294 = call i32 @llvm.smax.i32(i32 %22, i32 %42)
  %295 = icmp eq i32 %293, %294
  br i1 %295, label %296, label %318

296:                                              ; preds = %292
  store i64 %21, ptr %5, align 8, !tbaa !9
  %297 = call i64 asm sideeffect "ldsmina ${2:x}, ${0:x}, $1", "=r,=*Q,r,*Q,~{memory}"(ptr nonnull elementtype(i64) %5, i64 %41, ptr nonnull elementtype(i64) %5) #5, !srcloc !50
  %298 = icmp eq i64 %297, %21
  br i1 %298, label %299, label %318

299:                                              ; preds = %296
  %300 = load i64, ptr %5, align 8, !tbaa !9
  %301 = call i64 @llvm.smin.i64(i64 %21, i64 %41)
  %302 = icmp eq i64 %300, %301
  br i1 %302, label %303, label %318

303:                                              ; preds = %299
  store i32 %22, ptr %4, align 4, !tbaa !14
  %304 = call i32 asm sideeffect "ldumaxl ${2:w}, ${0:w}, $1", "=r,=*Q,r,*Q,~{memory}"(ptr nonnull elementtype(i32) %4, i32 %42, ptr nonnull elementtype(i32) %4) #5, !srcloc !51
  %305 = icmp eq i32 %304, %22
  br i1 %305, label %306, label %318

306:                                              ; preds = %303
  %307 = load i32, ptr %4, align 4, !tbaa !14
  %308 = call i32 @llvm.umax.i32(i32 %22, i32 %42)
  %309 = icmp eq i32 %307, %308
  br i1 %309, label %310, label %318

310:                                              ; preds = %306
  store i64 %21, ptr %5, align 8, !tbaa !9
  %311 = call i64 asm sideeffect "lduminal ${2:x}, ${0:x}, $1", "=r,=*Q,r,*Q,~{memory}"(ptr nonnull elementtype(i64) %5, i64 %41, ptr nonnull elementtype(i64) %5) #5, !srcloc !52
  %312 = icmp eq i64 %311, %21
  br i1 %312, label %313, label %318

313:                                              ; preds = %310
  %314 = load i64, ptr %5, align 8, !tbaa !9
  %315 = call i64 @llvm.umin.i64(i64 %21, i64 %41)
  %316 = icmp eq i64 %314, %315
  %317 = select i1 %316, i32 0, i32 110
  br label %318

318:                                              ; preds = %37, %46, %50, %54, %58, %62, %66, %70, %74, %78, %83, %88, %93, %98, %103, %107, %112, %119, %123, %128, %132, %137, %141, %146, %150, %157, %161, %168, %176, %180, %186, %190, %194, %198, %203, %207, %211, %215, %219, %223, %227, %231, %237, %241, %245, %251, %257, %263, %270, %276, %279, %283, %289, %292, %296, %299, %303, %306, %310, %313
  %319 = phi i32 [ 77, %46 ], [ 77, %37 ], [ 78, %54 ], [ 78, %50 ], [ 79, %62 ], [ 79, %58 ], [ 80, %70 ], [ 80, %66 ], [ 81, %78 ], [ 81, %74 ], [ 82, %88 ], [ 82, %83 ], [ 83, %98 ], [ 83, %93 ], [ 84, %107 ], [ 84, %103 ], [ 85, %112 ], [ 86, %123 ], [ 86, %119 ], [ 87, %132 ], [ 87, %128 ], [ 88, %141 ], [ 88, %137 ], [ 89, %150 ], [ 89, %146 ], [ 90, %161 ], [ 90, %157 ], [ 91, %168 ], [ 92, %180 ], [ 92, %176 ], [ 93, %190 ], [ 93, %186 ], [ 94, %198 ], [ 94, %194 ], [ 95, %207 ], [ 95, %203 ], [ 96, %215 ], [ 96, %211 ], [ 97, %223 ], [ 97, %219 ], [ 98, %231 ], [ 98, %227 ], [ 99, %241 ], [ 99, %237 ], [ 100, %245 ], [ 101, %251 ], [ 102, %257 ], [ 103, %263 ], [ 104, %270 ], [ 105, %279 ], [ 105, %276 ], [ 106, %283 ], [ 107, %292 ], [ 107, %289 ], [ 108, %299 ], [ 108, %296 ], [ 109, %306 ], [ 109, %303 ], [ 110, %310 ], [ %317, %313 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #5
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %321, label %528

321:                                              ; preds = %318
  %322 = call { i32, i32 } asm "cmp ${2:w}, ${3:w}\0Acset ${0:w}, eq\0A cset ${1:w}, hs\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #1\0A cset ${1:w}, mi\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #2\0Acset ${1:w}, vs\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #3\0A cset ${1:w}, hi\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #4\0A cset ${1:w}, ge\0Aorr ${0:w}, ${0:w}, ${1:w}, lsl #5\0A cset ${1:w}, gt\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #6", "=&r,=&r,r,r,~{cc}"(i32 %22, i32 %42) #6, !srcloc !53
  %323 = extractvalue { i32, i32 } %322, 0
  %324 = sub i32 %22, %42
  %325 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %22, i32 %42)
  %326 = extractvalue { i32, i1 } %325, 1
  %327 = zext i1 %326 to i32
  %328 = icmp eq i32 %22, %42
  %329 = zext i1 %328 to i32
  %330 = icmp ult i32 %22, %42
  %331 = lshr i32 %324, 31
  %332 = select i1 %330, i32 0, i32 2
  %333 = shl nuw nsw i32 %331, 2
  %334 = select i1 %326, i32 8, i32 0
  %335 = icmp ugt i32 %22, %42
  %336 = select i1 %335, i32 16, i32 0
  %337 = icmp ne i32 %331, %327
  %338 = select i1 %337, i32 0, i32 32
  %339 = or i1 %328, %337
  %340 = select i1 %339, i32 0, i32 64
  %341 = or i32 %333, %332
  %342 = or i32 %341, %334
  %343 = or i32 %342, %336
  %344 = or i32 %343, %338
  %345 = or i32 %344, %340
  %346 = or i32 %345, %329
  %347 = icmp eq i32 %323, %346
  br i1 %347, label %348, label %466

348:                                              ; preds = %321
  %349 = call { i32, i32 } asm "cmp $2, $3\0Acset ${0:w}, eq\0A cset ${1:w}, hs\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #1\0A cset ${1:w}, mi\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #2\0Acset ${1:w}, vs\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #3\0A cset ${1:w}, hi\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #4\0A cset ${1:w}, ge\0Aorr ${0:w}, ${0:w}, ${1:w}, lsl #5\0A cset ${1:w}, gt\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #6", "=&r,=&r,r,r,~{cc}"(i64 %21, i64 %41) #6, !srcloc !54
  %350 = extractvalue { i32, i32 } %349, 0
  %351 = sub i64 %21, %41
  %352 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %21, i64 %41)
  %353 = extractvalue { i64, i1 } %352, 1
  %354 = zext i1 %353 to i32
  %355 = icmp eq i64 %21, %41
  %356 = zext i1 %355 to i32
  %357 = icmp ult i64 %21, %41
  %358 = lshr i64 %351, 63
  %359 = trunc i64 %358 to i32
  %360 = select i1 %357, i32 0, i32 2
  %361 = shl nuw nsw i32 %359, 2
  %362 = select i1 %353, i32 8, i32 0
  %363 = icmp ugt i64 %21, %41
  %364 = select i1 %363, i32 16, i32 0
  %365 = icmp ne i32 %359, %354
  %366 = select i1 %365, i32 0, i32 32
  %367 = or i1 %355, %365
  %368 = select i1 %367, i32 0, i32 64
  %369 = or i32 %361, %360
  %370 = or i32 %369, %362
  %371 = or i32 %370, %364
  %372 = or i32 %371, %366
  %373 = or i32 %368, %356
  %374 = or i32 %373, %372
  %375 = icmp eq i32 %350, %374
  br i1 %375, label %376, label %466

376:                                              ; preds = %348
  %377 = call { i32, i32, i64 } asm "adds $2, $2, $3\0Acset ${0:w}, eq\0A cset ${1:w}, hs\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #1\0A cset ${1:w}, mi\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #2\0Acset ${1:w}, vs\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #3\0A cset ${1:w}, hi\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #4\0A cset ${1:w}, ge\0Aorr ${0:w}, ${0:w}, ${1:w}, lsl #5\0A cset ${1:w}, gt\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #6", "=&r,=&r,=&r,r,2,~{cc}"(i64 %41, i64 %21) #6, !srcloc !55
  %378 = extractvalue { i32, i32, i64 } %377, 2
  %379 = add i64 %41, %21
  %380 = icmp eq i64 %378, %379
  br i1 %380, label %381, label %466

381:                                              ; preds = %376
  %382 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %21, i64 %41)
  %383 = extractvalue { i64, i1 } %382, 1
  %384 = zext i1 %383 to i32
  %385 = extractvalue { i32, i32, i64 } %377, 0
  %386 = icmp eq i64 %378, 0
  %387 = zext i1 %386 to i32
  %388 = icmp uge i64 %378, %21
  %389 = lshr i64 %378, 63
  %390 = trunc i64 %389 to i32
  %391 = select i1 %388, i32 0, i32 2
  %392 = shl nuw nsw i32 %390, 2
  %393 = select i1 %383, i32 8, i32 0
  %394 = or i1 %388, %386
  %395 = select i1 %394, i32 0, i32 16
  %396 = icmp ne i32 %390, %384
  %397 = select i1 %396, i32 0, i32 32
  %398 = or i1 %386, %396
  %399 = select i1 %398, i32 0, i32 64
  %400 = or i32 %392, %391
  %401 = or i32 %400, %393
  %402 = or i32 %401, %395
  %403 = or i32 %402, %397
  %404 = or i32 %399, %387
  %405 = or i32 %404, %403
  %406 = icmp eq i32 %385, %405
  br i1 %406, label %407, label %466

407:                                              ; preds = %381
  %408 = call { i32, i32 } asm "tst ${2:w}, ${3:w}\0Acset ${0:w}, eq\0A cset ${1:w}, hs\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #1\0A cset ${1:w}, mi\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #2\0Acset ${1:w}, vs\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #3\0A cset ${1:w}, hi\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #4\0A cset ${1:w}, ge\0Aorr ${0:w}, ${0:w}, ${1:w}, lsl #5\0A cset ${1:w}, gt\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #6", "=&r,=&r,r,r,~{cc}"(i32 %22, i32 %42) #6, !srcloc !56
  %409 = extractvalue { i32, i32 } %408, 0
  %410 = and i32 %42, %22
  %411 = icmp eq i32 %410, 0
  %412 = zext i1 %411 to i32
  %413 = lshr i32 %410, 29
  %414 = and i32 %413, 4
  %415 = icmp sgt i32 %410, -1
  %416 = lshr i32 %410, 26
  %417 = and i32 %416, 32
  %418 = xor i1 %411, %415
  %419 = select i1 %418, i32 64, i32 0
  %420 = or i32 %417, %414
  %421 = or i32 %420, %412
  %422 = or i32 %421, %419
  %423 = xor i32 %422, 32
  %424 = icmp eq i32 %409, %423
  br i1 %424, label %425, label %466

425:                                              ; preds = %407
  %426 = call { i32, i32 } asm "cmp $2, $3\0A ccmp $3, #1, #4, ne\0Acset ${0:w}, eq\0A cset ${1:w}, hs\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #1\0A cset ${1:w}, mi\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #2\0Acset ${1:w}, vs\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #3\0A cset ${1:w}, hi\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #4\0A cset ${1:w}, ge\0Aorr ${0:w}, ${0:w}, ${1:w}, lsl #5\0A cset ${1:w}, gt\0A orr ${0:w}, ${0:w}, ${1:w}, lsl #6", "=&r,=&r,r,r,~{cc}"(i64 %21, i64 %41) #6, !srcloc !57
  %427 = extractvalue { i32, i32 } %426, 0
  br i1 %355, label %428, label %430

428:                                              ; preds = %425
  %429 = icmp eq i32 %427, 33
  br i1 %429, label %455, label %466

430:                                              ; preds = %425
  %431 = icmp eq i64 %38, 1
  %432 = zext i1 %431 to i32
  %433 = icmp ne i64 %38, 0
  %434 = add i64 %41, -1
  %435 = lshr i64 %434, 63
  %436 = trunc i64 %435 to i32
  %437 = icmp eq i64 %38, 7
  %438 = zext i1 %437 to i32
  %439 = select i1 %433, i32 2, i32 0
  %440 = shl nuw nsw i32 %436, 2
  %441 = select i1 %437, i32 8, i32 0
  %442 = xor i1 %431, %433
  %443 = select i1 %442, i32 16, i32 0
  %444 = icmp ne i32 %436, %438
  %445 = select i1 %444, i32 0, i32 32
  %446 = or i1 %431, %444
  %447 = select i1 %446, i32 0, i32 64
  %448 = or i32 %440, %439
  %449 = or i32 %448, %441
  %450 = or i32 %449, %443
  %451 = or i32 %450, %445
  %452 = or i32 %447, %432
  %453 = or i32 %452, %451
  %454 = icmp eq i32 %427, %453
  br i1 %454, label %455, label %466

455:                                              ; preds = %430, %428
  %456 = call { i32, i64 } asm "1: tbz $2, #3, 2f\0A mov ${0:w}, #1\0A b 3f\0A2: mov ${0:w}, wzr\0A3: sxtb $1, ${3:w}", "=&r,=&r,r,r"(i64 %21, i32 %42) #6, !srcloc !58
  %457 = extractvalue { i32, i64 } %456, 0
  %458 = zext i32 %457 to i64
  %459 = icmp eq i64 %32, %458
  br i1 %459, label %460, label %466

460:                                              ; preds = %455
  %461 = extractvalue { i32, i64 } %456, 1
  %462 = shl i64 %41, 56
  %463 = ashr exact i64 %462, 56
  %464 = icmp eq i64 %461, %463
  %465 = select i1 %464, i32 0, i32 144
  br label %466

466:                                              ; preds = %321, %348, %376, %381, %407, %428, %430, %455, %460
  %467 = phi i32 [ 129, %321 ], [ 132, %348 ], [ 135, %381 ], [ 135, %376 ], [ 137, %407 ], [ 140, %428 ], [ 142, %430 ], [ 144, %455 ], [ %465, %460 ]
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %469, label %528

469:                                              ; preds = %466
  %470 = add nuw nsw i64 %38, %17
  %471 = and i64 %470, 3
  %472 = getelementptr inbounds [9 x i64], ptr @values, i64 0, i64 %471
  %473 = load i64, ptr %472, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #5
  store i64 %21, ptr %2, align 16, !tbaa !9
  store i64 %41, ptr %8, align 8, !tbaa !9
  %474 = call { i64, i64, i32 } asm sideeffect "1: ldaxp $0, $1, [$3]\0A eor $0, $0, $4\0A eor $1, $1, $5\0A orr $1, $0, $1\0A cbnz $1, 2f\0Astlxp ${2:w}, $6, $7, [$3]\0A cbnz ${2:w}, 1b\0A2:", "=&r,=&r,=&r,r,r,r,r,r,~{memory}"(ptr nonnull %2, i64 %21, i64 %473, i64 7, i64 8) #5, !srcloc !59
  %475 = extractvalue { i64, i64, i32 } %474, 1
  %476 = icmp eq i64 %475, 0
  %477 = load i64, ptr %2, align 16, !tbaa !9
  %478 = icmp eq i64 %41, %473
  br i1 %476, label %485, label %479

479:                                              ; preds = %469
  %480 = icmp ne i64 %477, %21
  %481 = load i64, ptr %9, align 8
  %482 = icmp ne i64 %481, %41
  %483 = select i1 %480, i1 true, i1 %482
  %484 = select i1 %483, i1 true, i1 %478
  br i1 %484, label %525, label %491

485:                                              ; preds = %469
  %486 = icmp eq i64 %477, 7
  %487 = load i64, ptr %10, align 8
  %488 = icmp eq i64 %487, 8
  %489 = select i1 %486, i1 %488, i1 false
  %490 = and i1 %478, %489
  br i1 %490, label %491, label %525

491:                                              ; preds = %479, %485
  store i64 %21, ptr %2, align 16, !tbaa !9
  store i64 %41, ptr %11, align 8, !tbaa !9
  %492 = call { i64, i64 } asm sideeffect "caspal $0, $1, $2, $3, [$4]", "={x0},={x1},{x2},{x3},r,{x0},{x1},~{memory}"(i64 5, i64 6, ptr nonnull %2, i64 %21, i64 %473) #5, !srcloc !60
  %493 = extractvalue { i64, i64 } %492, 0
  %494 = icmp eq i64 %493, %21
  %495 = extractvalue { i64, i64 } %492, 1
  %496 = icmp eq i64 %495, %41
  %497 = select i1 %494, i1 %496, i1 false
  br i1 %497, label %498, label %525

498:                                              ; preds = %491
  %499 = icmp eq i64 %41, %473
  %500 = load i64, ptr %2, align 16, !tbaa !9
  %501 = load i64, ptr %11, align 8
  br i1 %499, label %502, label %506

502:                                              ; preds = %498
  %503 = icmp eq i64 %500, 5
  %504 = icmp eq i64 %501, 6
  %505 = select i1 %503, i1 %504, i1 false
  br i1 %505, label %510, label %525

506:                                              ; preds = %498
  %507 = icmp eq i64 %500, %21
  %508 = icmp eq i64 %501, %41
  %509 = select i1 %507, i1 %508, i1 false
  br i1 %509, label %510, label %525

510:                                              ; preds = %506, %502
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #5
  store i64 %21, ptr %3, align 8, !tbaa !9
  %511 = call i64 asm sideeffect "casl $0, $2, $1", "=r,=*Q,r,0,*Q,~{memory}"(ptr nonnull elementtype(i64) %3, i64 %473, i64 %21, ptr nonnull elementtype(i64) %3) #5, !srcloc !61
  %512 = icmp eq i64 %511, %21
  br i1 %512, label %513, label %523

513:                                              ; preds = %510
  %514 = call { i64, i64, i32 } asm sideeffect "1: ldxp $0, $1, [$3]\0A add $0, $0, #1\0A stxp ${2:w}, $1, $0, [$3]\0A cbnz ${2:w}, 1b", "=&r,=&r,=&r,r,~{memory}"(ptr nonnull %2) #5, !srcloc !62
  %515 = extractvalue { i64, i64, i32 } %514, 0
  %516 = load i64, ptr %11, align 8, !tbaa !9
  %517 = icmp eq i64 %516, %515
  %518 = extractvalue { i64, i64, i32 } %514, 1
  %519 = load i64, ptr %2, align 16
  %520 = icmp eq i64 %519, %518
  %521 = select i1 %517, i1 %520, i1 false
  %522 = select i1 %521, i32 0, i32 171
  br label %523

523:                                              ; preds = %513, %510
  %524 = phi i32 [ 168, %510 ], [ %522, %513 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #5
  br label %525

525:                                              ; preds = %479, %485, %491, %502, %506, %523
  %526 = phi i32 [ 154, %485 ], [ 154, %479 ], [ %524, %523 ], [ 161, %491 ], [ 163, %502 ], [ 165, %506 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #5
  %527 = icmp eq i32 %526, 0
  br i1 %527, label %33, label %528

528:                                              ; preds = %525, %318, %466, %33
  %529 = phi i1 [ %39, %525 ], [ %39, %318 ], [ %39, %466 ], [ %35, %33 ]
  %530 = phi i32 [ %526, %525 ], [ %319, %318 ], [ %467, %466 ], [ %19, %33 ]
  br i1 %529, label %12, label %531

531:                                              ; preds = %12, %528
  %532 = phi i1 [ %14, %12 ], [ %18, %528 ]
  br i1 %532, label %533, label %574

533:                                              ; preds = %531
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(16) @__const.accesses.m, i64 16, i1 false)
  %534 = call { i32, i64 } asm sideeffect "ldr ${0:w}, [$2, #4]\0A ldrsw $1, [$2, $3]\0A stlrb ${0:w}, [$2]", "=&r,=&r,r,r,~{memory}"(ptr nonnull %1, i64 4) #5, !srcloc !63
  %535 = extractvalue { i32, i64 } %534, 0
  %536 = extractvalue { i32, i64 } %534, 1
  %537 = icmp eq i32 %535, -16
  %538 = icmp eq i64 %536, -16
  %539 = select i1 %537, i1 %538, i1 false
  %540 = load i32, ptr %1, align 4
  %541 = icmp eq i32 %540, 240
  %542 = select i1 %539, i1 %541, i1 false
  br i1 %542, label %543, label %572

543:                                              ; preds = %533
  %544 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 1
  %545 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 2
  %546 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 3
  %547 = call i32 asm sideeffect "ldar ${0:w}, $2\0A strh wzr, $1\0A stlr ${0:w}, $3", "=&r,=*Q,*Q,*Q,~{memory}"(ptr nonnull elementtype(i32) %544, ptr nonnull elementtype(i32) %545, ptr nonnull elementtype(i32) %546) #5, !srcloc !64
  %548 = icmp eq i32 %547, 3
  %549 = load i32, ptr %544, align 4
  %550 = icmp eq i32 %549, -65536
  %551 = select i1 %548, i1 %550, i1 false
  %552 = load i32, ptr %546, align 4
  %553 = icmp eq i32 %552, 3
  %554 = select i1 %551, i1 %553, i1 false
  br i1 %554, label %555, label %572

555:                                              ; preds = %543
  %556 = call { i32, i32 } asm sideeffect "ldaxr ${0:w}, $2\0A add ${0:w}, ${0:w}, #5\0A stlxr ${1:w}, ${0:w}, $2\0A dmb ishld; dmb ishst; dsb sy; isb", "=&r,=&r,=*Q,*Q,~{memory}"(ptr nonnull elementtype(i32) %545, ptr nonnull elementtype(i32) %545) #5, !srcloc !65
  %557 = extractvalue { i32, i32 } %556, 1
  %558 = icmp eq i32 %557, 0
  %559 = load i32, ptr %545, align 4, !tbaa !14
  br i1 %558, label %560, label %562

560:                                              ; preds = %555
  %561 = icmp eq i32 %559, 8
  br i1 %561, label %564, label %572

562:                                              ; preds = %555
  %563 = icmp eq i32 %559, 3
  br i1 %563, label %564, label %572

564:                                              ; preds = %562, %560
  %565 = call i32 asm sideeffect "sevl\0A1: wfe\0A ldaxr ${0:w}, $1\0A cbz ${0:w}, 1b // waits", "=&r,*Q,~{memory}"(ptr nonnull elementtype(i32) %545) #5, !srcloc !66
  %566 = load i32, ptr %545, align 4, !tbaa !14
  %567 = icmp eq i32 %565, %566
  br i1 %567, label %568, label %572

568:                                              ; preds = %564
  call void asm sideeffect "stadd ${1:w}, $0\0A stclrl ${2:w}, $0\0A stseth ${2:w}, $0", "=*Q,r,r,*Q,~{memory}"(ptr nonnull elementtype(i32) %546, i32 6, i32 8, ptr nonnull elementtype(i32) %546) #5, !srcloc !67
  %569 = load i32, ptr %546, align 4, !tbaa !14
  %570 = icmp eq i32 %569, 9
  %571 = select i1 %570, i32 0, i32 187
  br label %572

572:                                              ; preds = %533, %543, %560, %562, %564, %568
  %573 = phi i32 [ 179, %533 ], [ 181, %543 ], [ 183, %562 ], [ 183, %560 ], [ 185, %564 ], [ %571, %568 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #5
  br label %574

574:                                              ; preds = %531, %572
  %575 = phi i32 [ %573, %572 ], [ %530, %531 ]
  ret i32 %575
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { nounwind uwtable "frame-pointer"="non-leaf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+crc,+fp-armv8,+lse,+neon,+outline-atomics,+rdm,+v8.1a,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 1}
!5 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !{!13, !7, !8}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !11, i64 0}
!16 = !{i64 2147508164, i64 2147508185, i64 2147508208, i64 2147508220, i64 2147508247, i64 2147508263}
!17 = !{i64 2147508964, i64 2147508985, i64 2147509008, i64 2147509020, i64 2147509047, i64 2147509063}
!18 = !{i64 2147509765, i64 2147509786, i64 2147509809, i64 2147509821, i64 2147509848, i64 2147509864}
!19 = !{i64 2147510567, i64 2147510588, i64 2147510611, i64 2147510623, i64 2147510650, i64 2147510666}
!20 = !{i64 2147511368, i64 2147511389, i64 2147511412, i64 2147511424, i64 2147511451, i64 2147511467}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !11, i64 0}
!23 = !{i64 2147512169, i64 2147512190, i64 2147512213, i64 2147512225, i64 2147512252, i64 2147512268}
!24 = !{!11, !11, i64 0}
!25 = !{i64 2147512972, i64 2147512993, i64 2147513016, i64 2147513028, i64 2147513055, i64 2147513071}
!26 = !{i64 2147513771, i64 2147513792, i64 2147513815, i64 2147513827, i64 2147513854, i64 2147513870}
!27 = !{i64 2147514571, i64 2147514592, i64 2147514615, i64 2147514627, i64 2147514654, i64 2147514670}
!28 = !{i64 2147515368, i64 2147515389, i64 2147515412, i64 2147515424, i64 2147515451, i64 2147515467}
!29 = !{i64 2147516178, i64 2147516199, i64 2147516222, i64 2147516580, i64 2147516591, i64 2147516234, i64 2147516261, i64 2147516277}
!30 = !{i64 2147517001, i64 2147517022, i64 2147517045, i64 2147517409, i64 2147517425, i64 2147517057, i64 2147517084, i64 2147517100}
!31 = !{i64 2147517835, i64 2147517856, i64 2147517879, i64 2147518241, i64 2147518262, i64 2147518278, i64 2147517891, i64 2147517918, i64 2147517934}
!32 = !{i64 2147518689, i64 2147518710, i64 2147518733, i64 2147519098, i64 2147519109, i64 2147518745, i64 2147518772, i64 2147518788}
!33 = !{i64 2147519519, i64 2147519540, i64 2147519563, i64 2147519925, i64 2147519936, i64 2147519575, i64 2147519602, i64 2147519618}
!34 = !{i64 3237, i64 3256, i64 3271, i64 3281, i64 3302, i64 3317}
!35 = !{i64 2147520346, i64 2147520367, i64 2147520390, i64 2147520753, i64 2147520764, i64 2147520402, i64 2147520429, i64 2147520445}
!36 = !{i64 2147521178, i64 2147521199, i64 2147521222, i64 2147521589, i64 2147521234, i64 2147521261, i64 2147521277}
!37 = !{i64 2147522005, i64 2147522026, i64 2147522049, i64 2147522418, i64 2147522061, i64 2147522088, i64 2147522104}
!38 = !{i64 2147522835, i64 2147522856, i64 2147522879, i64 2147523240, i64 2147523251, i64 2147522891, i64 2147522918, i64 2147522934}
!39 = !{i64 2147523666, i64 2147523687, i64 2147523710, i64 2147524068, i64 2147523722, i64 2147523749, i64 2147523765}
!40 = !{i64 2147524487, i64 2147524508, i64 2147524531, i64 2147524900, i64 2147524543, i64 2147524570, i64 2147524586}
!41 = !{i64 2147525304, i64 2147525325, i64 2147525348, i64 2147525710, i64 2147525360, i64 2147525387, i64 2147525403}
!42 = !{i64 2147526244}
!43 = !{i64 2147526764}
!44 = !{i64 2147527287}
!45 = !{i64 2147527811}
!46 = !{i64 2147528337}
!47 = !{i64 2147528861}
!48 = !{i64 2147529385}
!49 = !{i64 2147529911}
!50 = !{i64 2147530436}
!51 = !{i64 2147530962}
!52 = !{i64 2147531488}
!53 = !{i64 7621, i64 2147542328, i64 2147542342, i64 2147542357, i64 2147542385, i64 2147542400, i64 2147542448, i64 2147542462, i64 2147542490, i64 2147542505, i64 2147542533, i64 2147542568, i64 2147542595, i64 2147542610}
!54 = !{i64 7819, i64 2147542728, i64 2147542742, i64 2147542757, i64 2147542785, i64 2147542800, i64 2147542848, i64 2147542862, i64 2147542890, i64 2147542905, i64 2147542933, i64 2147542968, i64 2147542995, i64 2147543010}
!55 = !{i64 8019, i64 2147543139, i64 2147543153, i64 2147543168, i64 2147543196, i64 2147543211, i64 2147543259, i64 2147543273, i64 2147543301, i64 2147543316, i64 2147543344, i64 2147543379, i64 2147543406, i64 2147543421}
!56 = !{i64 8231, i64 2147543568, i64 2147543582, i64 2147543597, i64 2147543625, i64 2147543640, i64 2147543688, i64 2147543702, i64 2147543730, i64 2147543745, i64 2147543773, i64 2147543808, i64 2147543835, i64 2147543850}
!57 = !{i64 8368, i64 8381, i64 2147543975, i64 2147543989, i64 2147544004, i64 2147544032, i64 2147544047, i64 2147544095, i64 2147544109, i64 2147544137, i64 2147544152, i64 2147544180, i64 2147544215, i64 2147544242, i64 2147544257}
!58 = !{i64 8624, i64 8644, i64 8658, i64 8665, i64 8682}
!59 = !{i64 8954, i64 8978, i64 8995, i64 9012, i64 9029, i64 9065, i64 9090, i64 9105}
!60 = !{i64 9511}
!61 = !{i64 9764}
!62 = !{i64 9859, i64 9882, i64 9899, i64 9924}
!63 = !{i64 10162, i64 10182, i64 10203}
!64 = !{i64 10346, i64 10361, i64 10376}
!65 = !{i64 10521, i64 10537, i64 10556, i64 10577}
!66 = !{i64 10721, i64 10728, i64 10736, i64 10752}
!67 = !{i64 10850, i64 10866, i64 10883}
