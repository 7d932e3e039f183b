target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.sink = type { i8*, i64, i64, i64, [64 x i8] }

@streams = internal global [3 x [16 x i8]] zeroinitializer, align 16
@__gmc_rt_stdin = dso_local local_unnamed_addr constant i8* getelementptr inbounds ([3 x [16 x i8]], [3 x [16 x i8]]* @streams, i64 0, i64 0, i64 0), align 8
@__gmc_rt_stdout = dso_local local_unnamed_addr constant i8* getelementptr inbounds ([3 x [16 x i8]], [3 x [16 x i8]]* @streams, i64 0, i64 1, i64 0), align 8
@__gmc_rt_stderr = dso_local local_unnamed_addr constant i8* getelementptr inbounds ([3 x [16 x i8]], [3 x [16 x i8]]* @streams, i64 0, i64 2, i64 0), align 8
@.str = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"error\0A\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"fopen: files are not modelled\00", align 1
@.str.3 = private unnamed_addr constant [29 x i8] c"open: files are not modelled\00", align 1
@.str.4 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.8 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.9 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"0B\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"0b\00", align 1

define i32 @__gmc_rt_vprintf(i8* %0, %struct.__va_list_tag* %1) {
  %3 = alloca %struct.sink, align 8
  %4 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %4)
  %5 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %5, align 8
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %7, align 8
  call fastcc void @format(%struct.sink* %3, i8* %0, %struct.__va_list_tag* %1)
  %8 = load i64, i64* %6, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %12, label %10

10:
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %11, i64 %8)
  br label %12

12:
  store i64 0, i64* %6, align 8
  %13 = load i64, i64* %7, align 8
  %14 = trunc i64 %13 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %4)
  ret i32 %14
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

define internal fastcc void @format(%struct.sink* %0, i8* %1, %struct.__va_list_tag* %2) unnamed_addr {
  %4 = alloca i8, align 1
  %5 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %6 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %7 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %8 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %9 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %11 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %12 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %16 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 1
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %21 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %22 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %25 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %26 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %31 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %32 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %33 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %34 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %35 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %36 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %37 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %38 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %40 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  br label %41

41:
  %42 = phi i8* [ %1, %3 ], [ %391, %389 ]
  %43 = load i8, i8* %42, align 1
  switch i8 %43, label %44 [
    i8 0, label %392
    i8 37, label %45
  ]

44:
  call fastcc void @put(%struct.sink* %0, i8 signext %43)
  br label %389

45:
  %46 = phi i32 [ %60, %58 ], [ 0, %41 ]
  %47 = phi i8* [ %48, %58 ], [ %42, %41 ]
  %48 = getelementptr inbounds i8, i8* %47, i64 1
  %49 = load i8, i8* %48, align 1
  switch i8 %49, label %50 [
    i8 45, label %58
    i8 43, label %54
    i8 32, label %55
    i8 35, label %56
    i8 48, label %57
    i8 42, label %61
  ]

50:
  %51 = load i8, i8* %48, align 1
  %52 = add i8 %51, -48
  %53 = icmp ult i8 %52, 10
  br i1 %53, label %81, label %93

54:
  br label %58

55:
  br label %58

56:
  br label %58

57:
  br label %58

58:
  %59 = phi i32 [ 4, %55 ], [ 16, %57 ], [ 8, %56 ], [ 2, %54 ], [ 1, %45 ]
  %60 = or i32 %46, %59
  br label %45

61:
  %62 = getelementptr inbounds i8, i8* %47, i64 2
  %63 = load i32, i32* %5, align 8
  %64 = icmp ult i32 %63, 41
  br i1 %64, label %65, label %70

65:
  %66 = load i8*, i8** %7, align 8
  %67 = sext i32 %63 to i64
  %68 = getelementptr i8, i8* %66, i64 %67
  %69 = add i32 %63, 8
  store i32 %69, i32* %5, align 8
  br label %73

70:
  %71 = load i8*, i8** %6, align 8
  %72 = getelementptr i8, i8* %71, i64 8
  store i8* %72, i8** %6, align 8
  br label %73

73:
  %74 = phi i8* [ %68, %65 ], [ %71, %70 ]
  %75 = bitcast i8* %74 to i32*
  %76 = load i32, i32* %75, align 4
  %77 = icmp slt i32 %76, 0
  br i1 %77, label %78, label %93

78:
  %79 = or i32 %46, 1
  %80 = sub nsw i32 0, %76
  br label %93

81:
  %82 = phi i8 [ %90, %81 ], [ %51, %50 ]
  %83 = phi i8* [ %89, %81 ], [ %48, %50 ]
  %84 = phi i32 [ %88, %81 ], [ 0, %50 ]
  %85 = sext i8 %82 to i32
  %86 = mul nsw i32 %84, 10
  %87 = add i32 %86, -48
  %88 = add i32 %87, %85
  %89 = getelementptr inbounds i8, i8* %83, i64 1
  %90 = load i8, i8* %89, align 1
  %91 = add i8 %90, -48
  %92 = icmp ult i8 %91, 10
  br i1 %92, label %81, label %93

93:
  %94 = phi i32 [ %80, %78 ], [ %76, %73 ], [ 0, %50 ], [ %88, %81 ]
  %95 = phi i32 [ %79, %78 ], [ %46, %73 ], [ %46, %50 ], [ %46, %81 ]
  %96 = phi i8* [ %62, %78 ], [ %62, %73 ], [ %48, %50 ], [ %89, %81 ]
  %97 = load i8, i8* %96, align 1
  %98 = icmp eq i8 %97, 46
  br i1 %98, label %99, label %137

99:
  %100 = getelementptr inbounds i8, i8* %96, i64 1
  %101 = load i8, i8* %100, align 1
  %102 = icmp eq i8 %101, 42
  br i1 %102, label %107, label %103

103:
  %104 = load i8, i8* %100, align 1
  %105 = add i8 %104, -48
  %106 = icmp ult i8 %105, 10
  br i1 %106, label %125, label %137

107:
  %108 = getelementptr inbounds i8, i8* %96, i64 2
  %109 = load i32, i32* %8, align 8
  %110 = icmp ult i32 %109, 41
  br i1 %110, label %111, label %116

111:
  %112 = load i8*, i8** %10, align 8
  %113 = sext i32 %109 to i64
  %114 = getelementptr i8, i8* %112, i64 %113
  %115 = add i32 %109, 8
  store i32 %115, i32* %8, align 8
  br label %119

116:
  %117 = load i8*, i8** %9, align 8
  %118 = getelementptr i8, i8* %117, i64 8
  store i8* %118, i8** %9, align 8
  br label %119

119:
  %120 = phi i8* [ %114, %111 ], [ %117, %116 ]
  %121 = bitcast i8* %120 to i32*
  %122 = load i32, i32* %121, align 4
  %123 = icmp sgt i32 %122, -1
  %124 = select i1 %123, i32 %122, i32 -1
  br label %137

125:
  %126 = phi i8 [ %134, %125 ], [ %104, %103 ]
  %127 = phi i8* [ %133, %125 ], [ %100, %103 ]
  %128 = phi i32 [ %132, %125 ], [ 0, %103 ]
  %129 = sext i8 %126 to i32
  %130 = mul nsw i32 %128, 10
  %131 = add i32 %130, -48
  %132 = add i32 %131, %129
  %133 = getelementptr inbounds i8, i8* %127, i64 1
  %134 = load i8, i8* %133, align 1
  %135 = add i8 %134, -48
  %136 = icmp ult i8 %135, 10
  br i1 %136, label %125, label %137

137:
  %138 = phi i32 [ %124, %119 ], [ -1, %93 ], [ 0, %103 ], [ %132, %125 ]
  %139 = phi i8* [ %108, %119 ], [ %96, %93 ], [ %100, %103 ], [ %133, %125 ]
  br label %140

140:
  %141 = phi i32 [ 4, %137 ], [ %150, %149 ]
  %142 = phi i32 [ 0, %137 ], [ %151, %149 ]
  %143 = phi i8* [ %139, %137 ], [ %152, %149 ]
  %144 = load i8, i8* %143, align 1
  switch i8 %144, label %153 [
    i8 104, label %145
    i8 108, label %149
    i8 106, label %149
    i8 122, label %149
    i8 116, label %149
    i8 113, label %149
    i8 76, label %148
  ]

145:
  %146 = icmp eq i32 %141, 2
  %147 = select i1 %146, i32 1, i32 2
  br label %149

148:
  br label %149

149:
  %150 = phi i32 [ %147, %145 ], [ %141, %148 ], [ 8, %140 ], [ 8, %140 ], [ 8, %140 ], [ 8, %140 ], [ 8, %140 ]
  %151 = phi i32 [ %142, %145 ], [ 1, %148 ], [ %142, %140 ], [ %142, %140 ], [ %142, %140 ], [ %142, %140 ], [ %142, %140 ]
  %152 = getelementptr inbounds i8, i8* %143, i64 1
  br label %140

153:
  %154 = sext i8 %144 to i32
  switch i32 %154, label %387 [
    i32 100, label %155
    i32 105, label %155
    i32 117, label %201
    i32 111, label %201
    i32 120, label %201
    i32 88, label %201
    i32 98, label %201
    i32 66, label %201
    i32 99, label %243
    i32 115, label %260
    i32 112, label %306
    i32 97, label %327
    i32 65, label %327
    i32 101, label %327
    i32 69, label %327
    i32 102, label %327
    i32 70, label %327
    i32 103, label %327
    i32 71, label %327
    i32 110, label %357
    i32 109, label %380
    i32 37, label %386
    i32 0, label %392
  ]

155:
  %156 = icmp eq i32 %141, 8
  br i1 %156, label %157, label %172

157:
  %158 = load i32, i32* %38, align 8
  %159 = icmp ult i32 %158, 41
  br i1 %159, label %160, label %165

160:
  %161 = load i8*, i8** %40, align 8
  %162 = sext i32 %158 to i64
  %163 = getelementptr i8, i8* %161, i64 %162
  %164 = add i32 %158, 8
  store i32 %164, i32* %38, align 8
  br label %168

165:
  %166 = load i8*, i8** %39, align 8
  %167 = getelementptr i8, i8* %166, i64 8
  store i8* %167, i8** %39, align 8
  br label %168

168:
  %169 = phi i8* [ %163, %160 ], [ %166, %165 ]
  %170 = bitcast i8* %169 to i64*
  %171 = load i64, i64* %170, align 8
  br label %188

172:
  %173 = load i32, i32* %35, align 8
  %174 = icmp ult i32 %173, 41
  br i1 %174, label %175, label %180

175:
  %176 = load i8*, i8** %37, align 8
  %177 = sext i32 %173 to i64
  %178 = getelementptr i8, i8* %176, i64 %177
  %179 = add i32 %173, 8
  store i32 %179, i32* %35, align 8
  br label %183

180:
  %181 = load i8*, i8** %36, align 8
  %182 = getelementptr i8, i8* %181, i64 8
  store i8* %182, i8** %36, align 8
  br label %183

183:
  %184 = phi i8* [ %178, %175 ], [ %181, %180 ]
  %185 = bitcast i8* %184 to i32*
  %186 = load i32, i32* %185, align 4
  %187 = sext i32 %186 to i64
  br label %188

188:
  %189 = phi i64 [ %171, %168 ], [ %187, %183 ]
  %190 = icmp eq i32 %141, 2
  %191 = shl i64 %189, 48
  %192 = ashr exact i64 %191, 48
  %193 = select i1 %190, i64 %192, i64 %189
  %194 = icmp eq i32 %141, 1
  %195 = shl i64 %193, 56
  %196 = ashr exact i64 %195, 56
  %197 = select i1 %194, i64 %196, i64 %193
  %198 = call i64 @llvm.abs.i64(i64 %197, i1 false)
  %199 = lshr i64 %197, 63
  %200 = trunc i64 %199 to i32
  call fastcc void @integer(%struct.sink* %0, i32 %95, i32 %94, i32 %138, i64 %198, i32 %200, i8 signext 100)
  br label %389

201:
  %202 = icmp eq i32 %141, 8
  br i1 %202, label %203, label %218

203:
  %204 = load i32, i32* %32, align 8
  %205 = icmp ult i32 %204, 41
  br i1 %205, label %206, label %211

206:
  %207 = load i8*, i8** %34, align 8
  %208 = sext i32 %204 to i64
  %209 = getelementptr i8, i8* %207, i64 %208
  %210 = add i32 %204, 8
  store i32 %210, i32* %32, align 8
  br label %214

211:
  %212 = load i8*, i8** %33, align 8
  %213 = getelementptr i8, i8* %212, i64 8
  store i8* %213, i8** %33, align 8
  br label %214

214:
  %215 = phi i8* [ %209, %206 ], [ %212, %211 ]
  %216 = bitcast i8* %215 to i64*
  %217 = load i64, i64* %216, align 8
  br label %234

218:
  %219 = load i32, i32* %29, align 8
  %220 = icmp ult i32 %219, 41
  br i1 %220, label %221, label %226

221:
  %222 = load i8*, i8** %31, align 8
  %223 = sext i32 %219 to i64
  %224 = getelementptr i8, i8* %222, i64 %223
  %225 = add i32 %219, 8
  store i32 %225, i32* %29, align 8
  br label %229

226:
  %227 = load i8*, i8** %30, align 8
  %228 = getelementptr i8, i8* %227, i64 8
  store i8* %228, i8** %30, align 8
  br label %229

229:
  %230 = phi i8* [ %224, %221 ], [ %227, %226 ]
  %231 = bitcast i8* %230 to i32*
  %232 = load i32, i32* %231, align 4
  %233 = zext i32 %232 to i64
  br label %234

234:
  %235 = phi i64 [ %217, %214 ], [ %233, %229 ]
  %236 = icmp eq i32 %141, 2
  %237 = and i64 %235, 65535
  %238 = select i1 %236, i64 %237, i64 %235
  %239 = icmp eq i32 %141, 1
  %240 = and i64 %238, 255
  %241 = select i1 %239, i64 %240, i64 %238
  %242 = load i8, i8* %143, align 1
  call fastcc void @integer(%struct.sink* %0, i32 %95, i32 %94, i32 %138, i64 %241, i32 0, i8 signext %242)
  br label %389

243:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %4)
  %244 = load i32, i32* %26, align 8
  %245 = icmp ult i32 %244, 41
  br i1 %245, label %246, label %251

246:
  %247 = load i8*, i8** %28, align 8
  %248 = sext i32 %244 to i64
  %249 = getelementptr i8, i8* %247, i64 %248
  %250 = add i32 %244, 8
  store i32 %250, i32* %26, align 8
  br label %254

251:
  %252 = load i8*, i8** %27, align 8
  %253 = getelementptr i8, i8* %252, i64 8
  store i8* %253, i8** %27, align 8
  br label %254

254:
  %255 = phi i8* [ %249, %246 ], [ %252, %251 ]
  %256 = bitcast i8* %255 to i32*
  %257 = load i32, i32* %256, align 4
  %258 = trunc i32 %257 to i8
  store i8 %258, i8* %4, align 1
  %259 = and i32 %95, -17
  call fastcc void @number(%struct.sink* %0, i32 %259, i32 %94, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i32 0, i8* %4, i32 1)
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %4)
  br label %389

260:
  %261 = load i32, i32* %23, align 8
  %262 = icmp ult i32 %261, 41
  br i1 %262, label %263, label %268

263:
  %264 = load i8*, i8** %25, align 8
  %265 = sext i32 %261 to i64
  %266 = getelementptr i8, i8* %264, i64 %265
  %267 = add i32 %261, 8
  store i32 %267, i32* %23, align 8
  br label %271

268:
  %269 = load i8*, i8** %24, align 8
  %270 = getelementptr i8, i8* %269, i64 8
  store i8* %270, i8** %24, align 8
  br label %271

271:
  %272 = phi i8* [ %266, %263 ], [ %269, %268 ]
  %273 = bitcast i8* %272 to i8**
  %274 = load i8*, i8** %273, align 8
  %275 = icmp eq i8* %274, null
  %276 = select i1 %275, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* %274
  %277 = icmp eq i32 %94, 0
  %278 = icmp eq i32 %138, 0
  br i1 %277, label %282, label %279

279:
  br i1 %278, label %303, label %280

280:
  %281 = zext i32 %138 to i64
  br label %293

282:
  br i1 %278, label %389, label %283

283:
  %284 = zext i32 %138 to i64
  br label %285

285:
  %286 = phi i64 [ 0, %283 ], [ %291, %290 ]
  %287 = getelementptr inbounds i8, i8* %276, i64 %286
  %288 = load i8, i8* %287, align 1
  %289 = icmp eq i8 %288, 0
  br i1 %289, label %389, label %290

290:
  call fastcc void @put(%struct.sink* %0, i8 signext %288)
  %291 = add nuw nsw i64 %286, 1
  %292 = icmp eq i64 %291, %284
  br i1 %292, label %389, label %285

293:
  %294 = phi i64 [ 0, %280 ], [ %299, %298 ]
  %295 = getelementptr inbounds i8, i8* %276, i64 %294
  %296 = load i8, i8* %295, align 1
  %297 = icmp eq i8 %296, 0
  br i1 %297, label %301, label %298

298:
  %299 = add nuw nsw i64 %294, 1
  %300 = icmp eq i64 %299, %281
  br i1 %300, label %303, label %293

301:
  %302 = trunc i64 %294 to i32
  br label %303

303:
  %304 = phi i32 [ 0, %279 ], [ %302, %301 ], [ %138, %298 ]
  %305 = and i32 %95, -17
  call fastcc void @number(%struct.sink* %0, i32 %305, i32 %94, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i32 0, i8* %276, i32 %304)
  br label %389

306:
  %307 = load i32, i32* %20, align 8
  %308 = icmp ult i32 %307, 41
  br i1 %308, label %309, label %314

309:
  %310 = load i8*, i8** %22, align 8
  %311 = sext i32 %307 to i64
  %312 = getelementptr i8, i8* %310, i64 %311
  %313 = add i32 %307, 8
  store i32 %313, i32* %20, align 8
  br label %317

314:
  %315 = load i8*, i8** %21, align 8
  %316 = getelementptr i8, i8* %315, i64 8
  store i8* %316, i8** %21, align 8
  br label %317

317:
  %318 = phi i8* [ %312, %309 ], [ %315, %314 ]
  %319 = bitcast i8* %318 to i8**
  %320 = load i8*, i8** %319, align 8
  %321 = icmp eq i8* %320, null
  br i1 %321, label %325, label %322

322:
  %323 = ptrtoint i8* %320 to i64
  %324 = or i32 %95, 8
  call fastcc void @integer(%struct.sink* %0, i32 %324, i32 %94, i32 %138, i64 %323, i32 0, i8 signext 120)
  br label %389

325:
  %326 = and i32 %95, -17
  call fastcc void @number(%struct.sink* %0, i32 %326, i32 %94, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i32 0, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), i32 5)
  br label %389

327:
  %328 = icmp eq i32 %142, 0
  br i1 %328, label %339, label %329

329:
  %330 = load i8*, i8** %16, align 8
  %331 = ptrtoint i8* %330 to i64
  %332 = add i64 %331, 15
  %333 = and i64 %332, -16
  %334 = inttoptr i64 %333 to i8*
  %335 = inttoptr i64 %333 to x86_fp80*
  %336 = getelementptr i8, i8* %334, i64 16
  store i8* %336, i8** %16, align 8
  %337 = load x86_fp80, x86_fp80* %335, align 16
  %338 = fptrunc x86_fp80 %337 to double
  br label %354

339:
  %340 = load i32, i32* %17, align 4
  %341 = icmp ult i32 %340, 161
  br i1 %341, label %342, label %347

342:
  %343 = load i8*, i8** %19, align 8
  %344 = sext i32 %340 to i64
  %345 = getelementptr i8, i8* %343, i64 %344
  %346 = add i32 %340, 16
  store i32 %346, i32* %17, align 4
  br label %350

347:
  %348 = load i8*, i8** %18, align 8
  %349 = getelementptr i8, i8* %348, i64 8
  store i8* %349, i8** %18, align 8
  br label %350

350:
  %351 = phi i8* [ %345, %342 ], [ %348, %347 ]
  %352 = bitcast i8* %351 to double*
  %353 = load double, double* %352, align 8
  br label %354

354:
  %355 = phi double [ %338, %329 ], [ %353, %350 ]
  %356 = load i8, i8* %143, align 1
  call fastcc void @real(%struct.sink* %0, i32 %95, i32 %94, i32 %138, double %355, i8 signext %356)
  br label %389

357:
  %358 = load i32, i32* %11, align 8
  %359 = icmp ult i32 %358, 41
  br i1 %359, label %360, label %365

360:
  %361 = load i8*, i8** %13, align 8
  %362 = sext i32 %358 to i64
  %363 = getelementptr i8, i8* %361, i64 %362
  %364 = add i32 %358, 8
  store i32 %364, i32* %11, align 8
  br label %368

365:
  %366 = load i8*, i8** %12, align 8
  %367 = getelementptr i8, i8* %366, i64 8
  store i8* %367, i8** %12, align 8
  br label %368

368:
  %369 = phi i8* [ %363, %360 ], [ %366, %365 ]
  %370 = bitcast i8* %369 to i8**
  %371 = load i8*, i8** %370, align 8
  %372 = icmp eq i32 %141, 8
  br i1 %372, label %373, label %376

373:
  %374 = load i64, i64* %15, align 8
  %375 = bitcast i8* %371 to i64*
  store i64 %374, i64* %375, align 8
  br label %389

376:
  %377 = load i64, i64* %14, align 8
  %378 = trunc i64 %377 to i32
  %379 = bitcast i8* %371 to i32*
  store i32 %378, i32* %379, align 4
  br label %389

380:
  %381 = phi i8 [ %384, %380 ], [ 101, %153 ]
  %382 = phi i8* [ %383, %380 ], [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i64 0, i64 0), %153 ]
  %383 = getelementptr inbounds i8, i8* %382, i64 1
  call fastcc void @put(%struct.sink* %0, i8 signext %381)
  %384 = load i8, i8* %383, align 1
  %385 = icmp eq i8* %383, getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i64 0, i64 5)
  br i1 %385, label %389, label %380

386:
  call fastcc void @put(%struct.sink* %0, i8 signext 37)
  br label %389

387:
  call fastcc void @put(%struct.sink* %0, i8 signext 37)
  %388 = load i8, i8* %143, align 1
  call fastcc void @put(%struct.sink* %0, i8 signext %388)
  br label %389

389:
  %390 = phi i8* [ %42, %44 ], [ %143, %188 ], [ %143, %234 ], [ %143, %254 ], [ %143, %354 ], [ %143, %386 ], [ %143, %387 ], [ %143, %303 ], [ %143, %325 ], [ %143, %322 ], [ %143, %376 ], [ %143, %373 ], [ %143, %282 ], [ %143, %285 ], [ %143, %290 ], [ %143, %380 ]
  %391 = getelementptr inbounds i8, i8* %390, i64 1
  br label %41

392:
  ret void
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8*)

define i32 @__gmc_rt_vsnprintf(i8* %0, i64 %1, i8* %2, %struct.__va_list_tag* %3) {
  %5 = alloca %struct.sink, align 8
  %6 = alloca i8, align 1
  %7 = bitcast %struct.sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %7)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %6)
  %8 = icmp eq i64 %1, 0
  %9 = select i1 %8, i8* %6, i8* %0
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 0
  store i8* %9, i8** %10, align 8
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 1
  store i64 %1, i64* %11, align 8
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 3
  store i64 0, i64* %12, align 8
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 2
  store i64 0, i64* %13, align 8
  call fastcc void @format(%struct.sink* %5, i8* %2, %struct.__va_list_tag* %3)
  br i1 %8, label %20, label %14

14:
  %15 = load i64, i64* %13, align 8
  %16 = icmp ult i64 %15, %1
  %17 = add i64 %1, -1
  %18 = select i1 %16, i64 %15, i64 %17
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  store i8 0, i8* %19, align 1
  br label %20

20:
  %21 = load i64, i64* %13, align 8
  %22 = trunc i64 %21 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %6)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %7)
  ret i32 %22
}

define i32 @__gmc_rt_printf(i8* %0, ...) {
  %2 = alloca %struct.sink, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* %4)
  %6 = bitcast %struct.sink* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %6)
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 0
  store i8* null, i8** %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 3
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 2
  store i64 0, i64* %9, align 8
  call fastcc void @format(%struct.sink* %2, i8* %0, %struct.__va_list_tag* %5)
  %10 = load i64, i64* %8, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %14, label %12

12:
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %13, i64 %10)
  br label %14

14:
  store i64 0, i64* %8, align 8
  %15 = load i64, i64* %9, align 8
  %16 = trunc i64 %15 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %6)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %4)
  ret i32 %16
}

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

define i32 @__gmc_rt_fprintf(i8* %0, i8* %1, ...) {
  %3 = alloca %struct.sink, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* %5)
  %7 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %7)
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %10, align 8
  call fastcc void @format(%struct.sink* %3, i8* %1, %struct.__va_list_tag* %6)
  %11 = load i64, i64* %9, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %15, label %13

13:
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %14, i64 %11)
  br label %15

15:
  store i64 0, i64* %9, align 8
  %16 = load i64, i64* %10, align 8
  %17 = trunc i64 %16 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %5)
  ret i32 %17
}

define i32 @__gmc_rt_vfprintf(i8* %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = alloca %struct.sink, align 8
  %5 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %5)
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* null, i8** %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %8, align 8
  call fastcc void @format(%struct.sink* %4, i8* %1, %struct.__va_list_tag* %2)
  %9 = load i64, i64* %7, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %12, i64 %9)
  br label %13

13:
  store i64 0, i64* %7, align 8
  %14 = load i64, i64* %8, align 8
  %15 = trunc i64 %14 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %5)
  ret i32 %15
}

define i32 @__gmc_rt_dprintf(i32 %0, i8* %1, ...) {
  %3 = alloca %struct.sink, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* %5)
  %7 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %7)
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %10, align 8
  call fastcc void @format(%struct.sink* %3, i8* %1, %struct.__va_list_tag* %6)
  %11 = load i64, i64* %9, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %15, label %13

13:
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %14, i64 %11)
  br label %15

15:
  store i64 0, i64* %9, align 8
  %16 = load i64, i64* %10, align 8
  %17 = trunc i64 %16 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %5)
  ret i32 %17
}

define i32 @__gmc_rt_snprintf(i8* %0, i64 %1, i8* %2, ...) {
  %4 = alloca %struct.sink, align 8
  %5 = alloca i8, align 1
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %7)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0
  call void @llvm.va_start(i8* %7)
  %9 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %9)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %5)
  %10 = icmp eq i64 %1, 0
  %11 = select i1 %10, i8* %5, i8* %0
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* %11, i8** %12, align 8
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 1
  store i64 %1, i64* %13, align 8
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %14, align 8
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %15, align 8
  call fastcc void @format(%struct.sink* %4, i8* %2, %struct.__va_list_tag* %8)
  br i1 %10, label %22, label %16

16:
  %17 = load i64, i64* %15, align 8
  %18 = icmp ult i64 %17, %1
  %19 = add i64 %1, -1
  %20 = select i1 %18, i64 %17, i64 %19
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  store i8 0, i8* %21, align 1
  br label %22

22:
  %23 = load i64, i64* %15, align 8
  %24 = trunc i64 %23 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %9)
  call void @llvm.va_end(i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %7)
  ret i32 %24
}

define i32 @__gmc_rt_sprintf(i8* %0, i8* %1, ...) {
  %3 = alloca %struct.sink, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* %5)
  %7 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %7)
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* %0, i8** %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 1
  store i64 9223372036854775807, i64* %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %10, align 8
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %11, align 8
  call fastcc void @format(%struct.sink* %3, i8* %1, %struct.__va_list_tag* %6)
  %12 = load i64, i64* %11, align 8
  %13 = icmp ult i64 %12, 9223372036854775806
  %14 = select i1 %13, i64 %12, i64 9223372036854775806
  %15 = getelementptr inbounds i8, i8* %0, i64 %14
  store i8 0, i8* %15, align 1
  %16 = trunc i64 %12 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %5)
  ret i32 %16
}

define i32 @__gmc_rt_vsprintf(i8* %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = alloca %struct.sink, align 8
  %5 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %5)
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* %0, i8** %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 1
  store i64 9223372036854775807, i64* %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %9, align 8
  call fastcc void @format(%struct.sink* %4, i8* %1, %struct.__va_list_tag* %2)
  %10 = load i64, i64* %9, align 8
  %11 = icmp ult i64 %10, 9223372036854775806
  %12 = select i1 %11, i64 %10, i64 9223372036854775806
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  store i8 0, i8* %13, align 1
  %14 = trunc i64 %10 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %5)
  ret i32 %14
}

define i32 @__gmc_rt___printf_chk(i32 %0, i8* %1, ...) {
  %3 = alloca %struct.sink, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* %5)
  %7 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %7)
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %10, align 8
  call fastcc void @format(%struct.sink* %3, i8* %1, %struct.__va_list_tag* %6)
  %11 = load i64, i64* %9, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %15, label %13

13:
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %14, i64 %11)
  br label %15

15:
  store i64 0, i64* %9, align 8
  %16 = load i64, i64* %10, align 8
  %17 = trunc i64 %16 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %5)
  ret i32 %17
}

define i32 @__gmc_rt___fprintf_chk(i8* %0, i32 %1, i8* %2, ...) {
  %4 = alloca %struct.sink, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %6)
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  call void @llvm.va_start(i8* %6)
  %8 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %8)
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* null, i8** %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %10, align 8
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %11, align 8
  call fastcc void @format(%struct.sink* %4, i8* %2, %struct.__va_list_tag* %7)
  %12 = load i64, i64* %10, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %16, label %14

14:
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %15, i64 %12)
  br label %16

16:
  store i64 0, i64* %10, align 8
  %17 = load i64, i64* %11, align 8
  %18 = trunc i64 %17 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %8)
  call void @llvm.va_end(i8* %6)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %6)
  ret i32 %18
}

define i32 @__gmc_rt___vprintf_chk(i32 %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = alloca %struct.sink, align 8
  %5 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %5)
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* null, i8** %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %8, align 8
  call fastcc void @format(%struct.sink* %4, i8* %1, %struct.__va_list_tag* %2)
  %9 = load i64, i64* %7, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %12, i64 %9)
  br label %13

13:
  store i64 0, i64* %7, align 8
  %14 = load i64, i64* %8, align 8
  %15 = trunc i64 %14 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %5)
  ret i32 %15
}

define i32 @__gmc_rt___vfprintf_chk(i8* %0, i32 %1, i8* %2, %struct.__va_list_tag* %3) {
  %5 = alloca %struct.sink, align 8
  %6 = bitcast %struct.sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %6)
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 0
  store i8* null, i8** %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 3
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 2
  store i64 0, i64* %9, align 8
  call fastcc void @format(%struct.sink* %5, i8* %2, %struct.__va_list_tag* %3)
  %10 = load i64, i64* %8, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %14, label %12

12:
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %13, i64 %10)
  br label %14

14:
  store i64 0, i64* %8, align 8
  %15 = load i64, i64* %9, align 8
  %16 = trunc i64 %15 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %6)
  ret i32 %16
}

define i32 @__gmc_rt___snprintf_chk(i8* %0, i64 %1, i32 %2, i64 %3, i8* %4, ...) {
  %6 = alloca %struct.sink, align 8
  %7 = alloca i8, align 1
  %8 = alloca [1 x %struct.__va_list_tag], align 16
  %9 = bitcast [1 x %struct.__va_list_tag]* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %9)
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %8, i64 0, i64 0
  call void @llvm.va_start(i8* %9)
  %11 = bitcast %struct.sink* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %11)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %7)
  %12 = icmp eq i64 %1, 0
  %13 = select i1 %12, i8* %7, i8* %0
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 0
  store i8* %13, i8** %14, align 8
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 1
  store i64 %1, i64* %15, align 8
  %16 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 3
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 2
  store i64 0, i64* %17, align 8
  call fastcc void @format(%struct.sink* %6, i8* %4, %struct.__va_list_tag* %10)
  br i1 %12, label %24, label %18

18:
  %19 = load i64, i64* %17, align 8
  %20 = icmp ult i64 %19, %1
  %21 = add i64 %1, -1
  %22 = select i1 %20, i64 %19, i64 %21
  %23 = getelementptr inbounds i8, i8* %0, i64 %22
  store i8 0, i8* %23, align 1
  br label %24

24:
  %25 = load i64, i64* %17, align 8
  %26 = trunc i64 %25 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %11)
  call void @llvm.va_end(i8* %9)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %9)
  ret i32 %26
}

define i32 @__gmc_rt___sprintf_chk(i8* %0, i32 %1, i64 %2, i8* %3, ...) {
  %5 = alloca %struct.sink, align 8
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %7)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0
  call void @llvm.va_start(i8* %7)
  %9 = bitcast %struct.sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %9)
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 0
  store i8* %0, i8** %10, align 8
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 1
  store i64 9223372036854775807, i64* %11, align 8
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 3
  store i64 0, i64* %12, align 8
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 2
  store i64 0, i64* %13, align 8
  call fastcc void @format(%struct.sink* %5, i8* %3, %struct.__va_list_tag* %8)
  %14 = load i64, i64* %13, align 8
  %15 = icmp ult i64 %14, 9223372036854775806
  %16 = select i1 %15, i64 %14, i64 9223372036854775806
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  store i8 0, i8* %17, align 1
  %18 = trunc i64 %14 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %9)
  call void @llvm.va_end(i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %7)
  ret i32 %18
}

define i32 @__gmc_rt___vsnprintf_chk(i8* %0, i64 %1, i32 %2, i64 %3, i8* %4, %struct.__va_list_tag* %5) {
  %7 = alloca %struct.sink, align 8
  %8 = alloca i8, align 1
  %9 = bitcast %struct.sink* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %9)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %8)
  %10 = icmp eq i64 %1, 0
  %11 = select i1 %10, i8* %8, i8* %0
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %7, i64 0, i32 0
  store i8* %11, i8** %12, align 8
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %7, i64 0, i32 1
  store i64 %1, i64* %13, align 8
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %7, i64 0, i32 3
  store i64 0, i64* %14, align 8
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %7, i64 0, i32 2
  store i64 0, i64* %15, align 8
  call fastcc void @format(%struct.sink* %7, i8* %4, %struct.__va_list_tag* %5)
  br i1 %10, label %22, label %16

16:
  %17 = load i64, i64* %15, align 8
  %18 = icmp ult i64 %17, %1
  %19 = add i64 %1, -1
  %20 = select i1 %18, i64 %17, i64 %19
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  store i8 0, i8* %21, align 1
  br label %22

22:
  %23 = load i64, i64* %15, align 8
  %24 = trunc i64 %23 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %8)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %9)
  ret i32 %24
}

define i32 @__gmc_rt_vasprintf(i8** %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = alloca %struct.sink, align 8
  %5 = alloca i8, align 1
  %6 = alloca %struct.sink, align 8
  %7 = alloca i8, align 1
  %8 = alloca [1 x %struct.__va_list_tag], align 16
  %9 = bitcast [1 x %struct.__va_list_tag]* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %9)
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %8, i64 0, i64 0
  %11 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* %9, i8* %11)
  %12 = bitcast %struct.sink* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %12)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %7)
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 0
  store i8* %7, i8** %13, align 8
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 1
  store i64 0, i64* %14, align 8
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 3
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 2
  store i64 0, i64* %16, align 8
  call fastcc void @format(%struct.sink* %6, i8* %1, %struct.__va_list_tag* %2)
  %17 = load i64, i64* %16, align 8
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %12)
  %18 = shl i64 %17, 32
  %19 = add i64 %18, 4294967296
  %20 = ashr exact i64 %19, 32
  %21 = call i8* @__gmc_malloc(i64 %20, i64 16, i32 0)
  store i8* %21, i8** %0, align 8
  %22 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %22)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %5)
  %23 = icmp eq i64 %19, 0
  %24 = select i1 %23, i8* %5, i8* %21
  %25 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* %24, i8** %25, align 8
  %26 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 1
  store i64 %20, i64* %26, align 8
  %27 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %27, align 8
  %28 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %28, align 8
  call fastcc void @format(%struct.sink* %4, i8* %1, %struct.__va_list_tag* %10)
  br i1 %23, label %35, label %29

29:
  %30 = load i64, i64* %28, align 8
  %31 = icmp ult i64 %30, %20
  %32 = add nsw i64 %20, -1
  %33 = select i1 %31, i64 %30, i64 %32
  %34 = getelementptr inbounds i8, i8* %21, i64 %33
  store i8 0, i8* %34, align 1
  br label %35

35:
  %36 = trunc i64 %17 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %22)
  call void @llvm.va_end(i8* %9)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %9)
  ret i32 %36
}

declare void @llvm.va_copy(i8*, i8*)

declare i8* @__gmc_malloc(i64, i64, i32)

define i32 @__gmc_rt_asprintf(i8** %0, i8* %1, ...) {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* %4)
  %6 = call i32 @__gmc_rt_vasprintf(i8** %0, i8* %1, %struct.__va_list_tag* %5)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %4)
  ret i32 %6
}

define i32 @__gmc_rt_putchar(i32 %0) {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %2)
  %3 = trunc i32 %0 to i8
  store i8 %3, i8* %2, align 1
  call void @__gmc_print(i8* %2, i64 1)
  %4 = and i32 %0, 255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %2)
  ret i32 %4
}

declare void @__gmc_print(i8*, i64)

define i32 @__gmc_rt_fputc(i32 %0, i8* %1) {
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %3)
  %4 = trunc i32 %0 to i8
  store i8 %4, i8* %3, align 1
  call void @__gmc_print(i8* %3, i64 1)
  %5 = and i32 %0, 255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %3)
  ret i32 %5
}

define i32 @__gmc_rt_putc(i32 %0, i8* %1) {
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %3)
  %4 = trunc i32 %0 to i8
  store i8 %4, i8* %3, align 1
  call void @__gmc_print(i8* %3, i64 1)
  %5 = and i32 %0, 255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %3)
  ret i32 %5
}

define i32 @__gmc_rt_putchar_unlocked(i32 %0) {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %2)
  %3 = trunc i32 %0 to i8
  store i8 %3, i8* %2, align 1
  call void @__gmc_print(i8* %2, i64 1)
  %4 = and i32 %0, 255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %2)
  ret i32 %4
}

define i32 @__gmc_rt_putc_unlocked(i32 %0, i8* %1) {
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %3)
  %4 = trunc i32 %0 to i8
  store i8 %4, i8* %3, align 1
  call void @__gmc_print(i8* %3, i64 1)
  %5 = and i32 %0, 255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %3)
  ret i32 %5
}

define i32 @__gmc_rt_fputs(i8* %0, i8* %1) {
  %3 = alloca %struct.sink, align 8
  %4 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %4)
  %5 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %5, align 8
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %7, align 8
  %8 = load i8, i8* %0, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %15

10:
  %11 = load i64, i64* %6, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %21, label %13

13:
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %14, i64 %11)
  br label %21

15:
  %16 = phi i8 [ %19, %15 ], [ %8, %2 ]
  %17 = phi i8* [ %18, %15 ], [ %0, %2 ]
  call fastcc void @put(%struct.sink* %3, i8 signext %16)
  %18 = getelementptr inbounds i8, i8* %17, i64 1
  %19 = load i8, i8* %18, align 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %10, label %15

21:
  store i64 0, i64* %6, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %4)
  ret i32 1
}

define i32 @__gmc_rt_puts(i8* %0) {
  %2 = alloca i8, align 1
  %3 = alloca %struct.sink, align 8
  %4 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %4)
  %5 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %5, align 8
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %7, align 8
  %8 = load i8, i8* %0, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %15

10:
  %11 = load i64, i64* %6, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %21, label %13

13:
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %14, i64 %11)
  br label %21

15:
  %16 = phi i8 [ %19, %15 ], [ %8, %1 ]
  %17 = phi i8* [ %18, %15 ], [ %0, %1 ]
  call fastcc void @put(%struct.sink* %3, i8 signext %16)
  %18 = getelementptr inbounds i8, i8* %17, i64 1
  %19 = load i8, i8* %18, align 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %10, label %15

21:
  store i64 0, i64* %6, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %4)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %2)
  store i8 10, i8* %2, align 1
  call void @__gmc_print(i8* %2, i64 1)
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %2)
  ret i32 10
}

define i64 @__gmc_rt_fwrite(i8* %0, i64 %1, i64 %2, i8* %3) {
  %5 = alloca %struct.sink, align 8
  %6 = mul i64 %2, %1
  %7 = bitcast %struct.sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %7)
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 0
  store i8* null, i8** %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 3
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 2
  store i64 0, i64* %10, align 8
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %12, label %17

12:
  %13 = load i64, i64* %9, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %23, label %15

15:
  %16 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %16, i64 %13)
  br label %23

17:
  %18 = phi i64 [ %21, %17 ], [ 0, %4 ]
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = load i8, i8* %19, align 1
  call fastcc void @put(%struct.sink* %5, i8 signext %20)
  %21 = add nuw i64 %18, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %12, label %17

23:
  store i64 0, i64* %9, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %7)
  ret i64 %2
}

define i64 @__gmc_rt_write(i32 %0, i8* %1, i64 %2) {
  %4 = alloca %struct.sink, align 8
  %5 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %5)
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* null, i8** %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %8, align 8
  %9 = icmp eq i64 %2, 0
  br i1 %9, label %10, label %15

10:
  %11 = load i64, i64* %7, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %21, label %13

13:
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %14, i64 %11)
  br label %21

15:
  %16 = phi i64 [ %19, %15 ], [ 0, %3 ]
  %17 = getelementptr inbounds i8, i8* %1, i64 %16
  %18 = load i8, i8* %17, align 1
  call fastcc void @put(%struct.sink* %4, i8 signext %18)
  %19 = add nuw i64 %16, 1
  %20 = icmp eq i64 %19, %2
  br i1 %20, label %10, label %15

21:
  store i64 0, i64* %7, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %5)
  ret i64 %2
}

define void @__gmc_rt_perror(i8* %0) {
  %2 = alloca %struct.sink, align 8
  %3 = alloca %struct.sink, align 8
  %4 = alloca %struct.sink, align 8
  %5 = icmp eq i8* %0, null
  br i1 %5, label %42, label %6

6:
  %7 = load i8, i8* %0, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %42, label %9

9:
  %10 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %10)
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* null, i8** %11, align 8
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %12, align 8
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %13, align 8
  br label %19

14:
  %15 = load i64, i64* %12, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %25, label %17

17:
  %18 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %18, i64 %15)
  br label %25

19:
  %20 = phi i8 [ %23, %19 ], [ %7, %9 ]
  %21 = phi i8* [ %22, %19 ], [ %0, %9 ]
  call fastcc void @put(%struct.sink* %4, i8 signext %20)
  %22 = getelementptr inbounds i8, i8* %21, i64 1
  %23 = load i8, i8* %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %14, label %19

25:
  store i64 0, i64* %12, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %10)
  %26 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %26)
  %27 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %27, align 8
  %28 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %28, align 8
  %29 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %29, align 8
  br label %35

30:
  %31 = load i64, i64* %28, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %41, label %33

33:
  %34 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %34, i64 %31)
  br label %41

35:
  %36 = phi i64 [ %39, %35 ], [ 0, %25 ]
  %37 = getelementptr inbounds [3 x i8], [3 x i8]* @.str, i64 0, i64 %36
  %38 = load i8, i8* %37, align 1
  call fastcc void @put(%struct.sink* %3, i8 signext %38)
  %39 = add nuw nsw i64 %36, 1
  %40 = icmp eq i64 %39, 2
  br i1 %40, label %30, label %35

41:
  store i64 0, i64* %28, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %26)
  br label %42

42:
  %43 = bitcast %struct.sink* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %43)
  %44 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 0
  store i8* null, i8** %44, align 8
  %45 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 3
  store i64 0, i64* %45, align 8
  %46 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 2
  store i64 0, i64* %46, align 8
  br label %52

47:
  %48 = load i64, i64* %45, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %58, label %50

50:
  %51 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %51, i64 %48)
  br label %58

52:
  %53 = phi i64 [ %56, %52 ], [ 0, %42 ]
  %54 = getelementptr inbounds [7 x i8], [7 x i8]* @.str.1, i64 0, i64 %53
  %55 = load i8, i8* %54, align 1
  call fastcc void @put(%struct.sink* %2, i8 signext %55)
  %56 = add nuw nsw i64 %53, 1
  %57 = icmp eq i64 %56, 6
  br i1 %57, label %47, label %52

58:
  store i64 0, i64* %45, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %43)
  ret void
}

define i32 @__gmc_rt_fflush(i8* %0) {
  ret i32 0
}

define i32 @__gmc_rt_fclose(i8* %0) {
  ret i32 0
}

define i32 @__gmc_rt_ferror(i8* %0) {
  ret i32 0
}

define i32 @__gmc_rt_feof(i8* %0) {
  ret i32 1
}

define i32 @__gmc_rt_fileno(i8* %0) {
  %2 = icmp eq i8* %0, getelementptr inbounds ([3 x [16 x i8]], [3 x [16 x i8]]* @streams, i64 0, i64 0, i64 0)
  %3 = icmp eq i8* %0, getelementptr inbounds ([3 x [16 x i8]], [3 x [16 x i8]]* @streams, i64 0, i64 1, i64 0)
  %4 = select i1 %3, i32 1, i32 2
  %5 = select i1 %2, i32 0, i32 %4
  ret i32 %5
}

define i32 @__gmc_rt_setvbuf(i8* %0, i8* %1, i32 %2, i64 %3) {
  ret i32 0
}

define void @__gmc_rt_setbuf(i8* %0, i8* %1) {
  ret void
}

define void @__gmc_rt_flockfile(i8* %0) {
  ret void
}

define void @__gmc_rt_funlockfile(i8* %0) {
  ret void
}

define i32 @__gmc_rt_getchar() {
  ret i32 -1
}

define i32 @__gmc_rt_getc(i8* %0) {
  ret i32 -1
}

define i32 @__gmc_rt_fgetc(i8* %0) {
  ret i32 -1
}

define i8* @__gmc_rt_fgets(i8* %0, i32 %1, i8* %2) {
  %4 = icmp slt i32 %1, 1
  br i1 %4, label %23, label %5

5:
  %6 = call i64 @__gmc_tls_get(i32 19, i8* null)
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %23, label %8

8:
  %9 = add i64 %6, 1
  call void @__gmc_tls_set(i32 19, i8* null, i64 %9)
  %10 = icmp sgt i32 %1, 1
  br i1 %10, label %11, label %12

11:
  store i8 48, i8* %0, align 1
  br label %12

12:
  %13 = phi i32 [ 1, %11 ], [ 0, %8 ]
  %14 = icmp sgt i32 %1, 2
  br i1 %14, label %15, label %19

15:
  %16 = add nuw nsw i32 %13, 1
  %17 = zext i32 %13 to i64
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  store i8 10, i8* %18, align 1
  br label %19

19:
  %20 = phi i32 [ %16, %15 ], [ %13, %12 ]
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds i8, i8* %0, i64 %21
  store i8 0, i8* %22, align 1
  br label %23

23:
  %24 = phi i8* [ %0, %19 ], [ null, %3 ], [ null, %5 ]
  ret i8* %24
}

define i64 @__gmc_rt_fread(i8* %0, i64 %1, i64 %2, i8* %3) {
  %5 = icmp eq i64 %1, 0
  %6 = icmp eq i64 %2, 0
  %7 = or i1 %5, %6
  br i1 %7, label %20, label %8

8:
  %9 = call i64 @__gmc_tls_get(i32 19, i8* null)
  %10 = icmp eq i64 %9, 16
  br i1 %10, label %20, label %11

11:
  %12 = add i64 %9, 1
  call void @__gmc_tls_set(i32 19, i8* null, i64 %12)
  %13 = mul i64 %2, %1
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %20, label %15

15:
  %16 = phi i64 [ %18, %15 ], [ 0, %11 ]
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  store i8 48, i8* %17, align 1
  %18 = add nuw i64 %16, 1
  %19 = icmp eq i64 %18, %13
  br i1 %19, label %20, label %15

20:
  %21 = phi i64 [ 0, %4 ], [ 0, %8 ], [ %2, %11 ], [ %2, %15 ]
  ret i64 %21
}

define i64 @__gmc_rt_read(i32 %0, i8* %1, i64 %2) {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %15, label %5

5:
  %6 = call i64 @__gmc_tls_get(i32 19, i8* null)
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %15, label %8

8:
  %9 = add i64 %6, 1
  call void @__gmc_tls_set(i32 19, i8* null, i64 %9)
  br label %10

10:
  %11 = phi i64 [ %13, %10 ], [ 0, %8 ]
  %12 = getelementptr inbounds i8, i8* %1, i64 %11
  store i8 48, i8* %12, align 1
  %13 = add nuw i64 %11, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %15, label %10

15:
  %16 = phi i64 [ 0, %3 ], [ 0, %5 ], [ %2, %10 ]
  ret i64 %16
}

define i32 @__gmc_rt_vscanf(i8* %0, %struct.__va_list_tag* %1) {
  %3 = call fastcc i32 @scan(i8* %0, %struct.__va_list_tag* %1)
  ret i32 %3
}

define internal fastcc i32 @scan(i8* %0, %struct.__va_list_tag* %1) unnamed_addr {
  %3 = call i64 @__gmc_tls_get(i32 19, i8* null)
  %4 = icmp eq i64 %3, 16
  br i1 %4, label %144, label %5

5:
  %6 = add i64 %3, 1
  call void @__gmc_tls_set(i32 19, i8* null, i64 %6)
  %7 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %8 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %9 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  br label %10

10:
  %11 = phi i32 [ 0, %5 ], [ %141, %140 ]
  %12 = phi i8* [ %0, %5 ], [ %143, %140 ]
  br label %13

13:
  %14 = phi i8* [ %18, %17 ], [ %12, %10 ]
  %15 = load i8, i8* %14, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %144, label %17

17:
  %18 = getelementptr inbounds i8, i8* %14, i64 1
  %19 = icmp eq i8 %15, 37
  br i1 %19, label %20, label %13

20:
  %21 = load i8, i8* %18, align 1
  %22 = icmp eq i8 %21, 42
  %23 = getelementptr inbounds i8, i8* %14, i64 2
  %24 = select i1 %22, i8* %23, i8* %18
  %25 = load i8, i8* %24, align 1
  %26 = add i8 %25, -48
  %27 = icmp ult i8 %26, 10
  br i1 %27, label %28, label %40

28:
  %29 = phi i8 [ %37, %28 ], [ %25, %20 ]
  %30 = phi i8* [ %36, %28 ], [ %24, %20 ]
  %31 = phi i32 [ %35, %28 ], [ 0, %20 ]
  %32 = sext i8 %29 to i32
  %33 = mul nsw i32 %31, 10
  %34 = add i32 %33, -48
  %35 = add i32 %34, %32
  %36 = getelementptr inbounds i8, i8* %30, i64 1
  %37 = load i8, i8* %36, align 1
  %38 = add i8 %37, -48
  %39 = icmp ult i8 %38, 10
  br i1 %39, label %28, label %40

40:
  %41 = phi i32 [ 0, %20 ], [ %35, %28 ]
  %42 = phi i8* [ %24, %20 ], [ %36, %28 ]
  %43 = phi i8 [ %25, %20 ], [ %37, %28 ]
  %44 = icmp eq i8 %43, 109
  %45 = zext i1 %44 to i64
  %46 = getelementptr i8, i8* %42, i64 %45
  br label %47

47:
  %48 = phi i32 [ 4, %40 ], [ %57, %56 ]
  %49 = phi i32 [ 0, %40 ], [ %58, %56 ]
  %50 = phi i8* [ %46, %40 ], [ %59, %56 ]
  %51 = load i8, i8* %50, align 1
  switch i8 %51, label %60 [
    i8 104, label %52
    i8 108, label %56
    i8 106, label %56
    i8 122, label %56
    i8 116, label %56
    i8 113, label %56
    i8 76, label %55
    i8 0, label %140
  ]

52:
  %53 = icmp eq i32 %48, 2
  %54 = select i1 %53, i32 1, i32 2
  br label %56

55:
  br label %56

56:
  %57 = phi i32 [ %54, %52 ], [ %48, %55 ], [ 8, %47 ], [ 8, %47 ], [ 8, %47 ], [ 8, %47 ], [ 8, %47 ]
  %58 = phi i32 [ %49, %52 ], [ 1, %55 ], [ %49, %47 ], [ %49, %47 ], [ %49, %47 ], [ %49, %47 ], [ %49, %47 ]
  %59 = getelementptr inbounds i8, i8* %50, i64 1
  br label %47

60:
  %61 = sext i8 %51 to i32
  %62 = getelementptr inbounds i8, i8* %50, i64 1
  switch i8 %51, label %81 [
    i8 37, label %140
    i8 91, label %63
  ]

63:
  %64 = load i8, i8* %62, align 1
  %65 = icmp eq i8 %64, 94
  %66 = getelementptr inbounds i8, i8* %50, i64 2
  %67 = select i1 %65, i8* %66, i8* %62
  %68 = load i8, i8* %67, align 1
  %69 = icmp eq i8 %68, 93
  %70 = zext i1 %69 to i64
  %71 = getelementptr i8, i8* %67, i64 %70
  br label %72

72:
  %73 = phi i8* [ %71, %63 ], [ %76, %75 ]
  %74 = load i8, i8* %73, align 1
  switch i8 %74, label %75 [
    i8 0, label %77
    i8 93, label %77
  ]

75:
  %76 = getelementptr inbounds i8, i8* %73, i64 1
  br label %72

77:
  %78 = icmp ne i8 %74, 0
  %79 = zext i1 %78 to i64
  %80 = getelementptr i8, i8* %73, i64 %79
  br label %81

81:
  %82 = phi i8* [ %62, %60 ], [ %80, %77 ]
  br i1 %22, label %140, label %83

83:
  %84 = load i32, i32* %7, align 8
  %85 = icmp ult i32 %84, 41
  br i1 %85, label %86, label %91

86:
  %87 = load i8*, i8** %9, align 8
  %88 = sext i32 %84 to i64
  %89 = getelementptr i8, i8* %87, i64 %88
  %90 = add i32 %84, 8
  store i32 %90, i32* %7, align 8
  br label %94

91:
  %92 = load i8*, i8** %8, align 8
  %93 = getelementptr i8, i8* %92, i64 8
  store i8* %93, i8** %8, align 8
  br label %94

94:
  %95 = phi i8* [ %89, %86 ], [ %92, %91 ]
  %96 = bitcast i8* %95 to i8**
  %97 = load i8*, i8** %96, align 8
  switch i32 %61, label %135 [
    i32 110, label %98
    i32 99, label %104
    i32 115, label %104
    i32 91, label %104
    i32 112, label %123
    i32 97, label %125
    i32 65, label %125
    i32 101, label %125
    i32 69, label %125
    i32 102, label %125
    i32 70, label %125
    i32 103, label %125
    i32 71, label %125
  ]

98:
  %99 = icmp eq i32 %48, 8
  br i1 %99, label %100, label %102

100:
  %101 = bitcast i8* %97 to i64*
  store i64 0, i64* %101, align 8
  br label %140

102:
  %103 = bitcast i8* %97 to i32*
  store i32 0, i32* %103, align 4
  br label %140

104:
  %105 = icmp eq i8 %51, 99
  %106 = icmp ne i32 %41, 0
  %107 = select i1 %105, i1 %106, i1 false
  %108 = select i1 %107, i32 %41, i32 1
  br i1 %44, label %109, label %117

109:
  %110 = add nsw i32 %108, 1
  %111 = icmp eq i32 %48, 8
  %112 = select i1 %111, i32 4, i32 1
  %113 = mul nsw i32 %110, %112
  %114 = sext i32 %113 to i64
  %115 = call i8* @__gmc_malloc(i64 %114, i64 16, i32 0)
  %116 = bitcast i8* %97 to i8**
  store i8* %115, i8** %116, align 8
  br label %117

117:
  %118 = phi i8* [ %115, %109 ], [ %97, %104 ]
  %119 = icmp eq i32 %48, 8
  %120 = zext i1 %119 to i32
  %121 = icmp ne i8 %51, 99
  %122 = zext i1 %121 to i32
  call fastcc void @scan_text(i8* %118, i32 %108, i32 %120, i32 %122)
  br label %138

123:
  %124 = bitcast i8* %97 to i8**
  store i8* null, i8** %124, align 8
  br label %138

125:
  %126 = icmp eq i32 %49, 0
  br i1 %126, label %129, label %127

127:
  %128 = bitcast i8* %97 to x86_fp80*
  store x86_fp80 0xK00000000000000000000, x86_fp80* %128, align 16
  br label %138

129:
  %130 = icmp eq i32 %48, 8
  br i1 %130, label %131, label %133

131:
  %132 = bitcast i8* %97 to double*
  store double 0.000000e+00, double* %132, align 8
  br label %138

133:
  %134 = bitcast i8* %97 to float*
  store float 0.000000e+00, float* %134, align 4
  br label %138

135:
  %136 = icmp eq i32 %49, 0
  %137 = select i1 %136, i32 %48, i32 8
  call fastcc void @scan_number(i8* %97, i32 %137)
  br label %138

138:
  %139 = add nsw i32 %11, 1
  br label %140

140:
  %141 = phi i32 [ %11, %60 ], [ %11, %81 ], [ %139, %138 ], [ %11, %102 ], [ %11, %100 ], [ %11, %47 ]
  %142 = phi i1 [ false, %60 ], [ false, %81 ], [ false, %138 ], [ false, %102 ], [ false, %100 ], [ true, %47 ]
  %143 = phi i8* [ %62, %60 ], [ %82, %81 ], [ %82, %138 ], [ %82, %102 ], [ %82, %100 ], [ %50, %47 ]
  br i1 %142, label %144, label %10

144:
  %145 = phi i32 [ -1, %2 ], [ %11, %13 ], [ %141, %140 ]
  ret i32 %145
}

define i32 @__gmc_rt_vfscanf(i8* %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = call fastcc i32 @scan(i8* %1, %struct.__va_list_tag* %2)
  ret i32 %4
}

define i32 @__gmc_rt_scanf(i8* %0, ...) {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %3)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* %3)
  %5 = call fastcc i32 @scan(i8* %0, %struct.__va_list_tag* %4)
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %3)
  ret i32 %5
}

define i32 @__gmc_rt_fscanf(i8* %0, i8* %1, ...) {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* %4)
  %6 = call fastcc i32 @scan(i8* %1, %struct.__va_list_tag* %5)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %4)
  ret i32 %6
}

define i32 @__gmc_rt___isoc99_vscanf(i8* %0, %struct.__va_list_tag* %1) {
  %3 = call fastcc i32 @scan(i8* %0, %struct.__va_list_tag* %1)
  ret i32 %3
}

define i32 @__gmc_rt___isoc99_vfscanf(i8* %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = call fastcc i32 @scan(i8* %1, %struct.__va_list_tag* %2)
  ret i32 %4
}

define i32 @__gmc_rt___isoc99_scanf(i8* %0, ...) {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %3)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* %3)
  %5 = call fastcc i32 @scan(i8* %0, %struct.__va_list_tag* %4)
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %3)
  ret i32 %5
}

define i32 @__gmc_rt___isoc99_fscanf(i8* %0, i8* %1, ...) {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* %4)
  %6 = call fastcc i32 @scan(i8* %1, %struct.__va_list_tag* %5)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %4)
  ret i32 %6
}

define i32 @__gmc_rt___isoc23_vscanf(i8* %0, %struct.__va_list_tag* %1) {
  %3 = call fastcc i32 @scan(i8* %0, %struct.__va_list_tag* %1)
  ret i32 %3
}

define i32 @__gmc_rt___isoc23_vfscanf(i8* %0, i8* %1, %struct.__va_list_tag* %2) {
  %4 = call fastcc i32 @scan(i8* %1, %struct.__va_list_tag* %2)
  ret i32 %4
}

define i32 @__gmc_rt___isoc23_scanf(i8* %0, ...) {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %3)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* %3)
  %5 = call fastcc i32 @scan(i8* %0, %struct.__va_list_tag* %4)
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %3)
  ret i32 %5
}

define i32 @__gmc_rt___isoc23_fscanf(i8* %0, i8* %1, ...) {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* %4)
  %6 = call fastcc i32 @scan(i8* %1, %struct.__va_list_tag* %5)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %4)
  ret i32 %6
}

define noalias i8* @__gmc_rt_fopen(i8* %0, i8* %1) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0))
  unreachable
}

declare void @__gmc_fault(i32, i8*)

define i32 @__gmc_rt_open(i8* %0, i32 %1, ...) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_close(i32 %0) {
  ret i32 0
}

define internal fastcc void @put(%struct.sink* %0, i8 signext %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8
  %5 = icmp eq i8* %4, null
  br i1 %5, label %15, label %6

6:
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %8 = load i64, i64* %7, align 8
  %9 = add i64 %8, 1
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %11 = load i64, i64* %10, align 8
  %12 = icmp ult i64 %9, %11
  br i1 %12, label %13, label %27

13:
  %14 = getelementptr inbounds i8, i8* %4, i64 %8
  br label %25

15:
  %16 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %17 = load i64, i64* %16, align 8
  %18 = icmp eq i64 %17, 64
  br i1 %18, label %19, label %21

19:
  %20 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* %20, i64 %17)
  store i64 0, i64* %16, align 8
  br label %21

21:
  %22 = load i64, i64* %16, align 8
  %23 = add i64 %22, 1
  store i64 %23, i64* %16, align 8
  %24 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %22
  br label %25

25:
  %26 = phi i8* [ %14, %13 ], [ %24, %21 ]
  store i8 %1, i8* %26, align 1
  br label %27

27:
  %28 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %29 = load i64, i64* %28, align 8
  %30 = add i64 %29, 1
  store i64 %30, i64* %28, align 8
  ret void
}

define internal fastcc void @integer(%struct.sink* %0, i32 %1, i32 %2, i32 %3, i64 %4, i32 %5, i8 signext %6) unnamed_addr {
  %8 = alloca [66 x i8], align 16
  %9 = getelementptr inbounds [66 x i8], [66 x i8]* %8, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 66, i8* %9)
  %10 = icmp eq i8 %6, 111
  br i1 %10, label %17, label %11

11:
  %12 = and i8 %6, -33
  %13 = icmp eq i8 %12, 88
  br i1 %13, label %17, label %14

14:
  %15 = icmp eq i8 %12, 66
  %16 = select i1 %15, i32 2, i32 10
  br label %17

17:
  %18 = phi i32 [ 8, %7 ], [ %16, %14 ], [ 16, %11 ]
  %19 = icmp eq i8 %6, 88
  %20 = select i1 %19, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.9, i64 0, i64 0)
  %21 = getelementptr inbounds [66 x i8], [66 x i8]* %8, i64 0, i64 66
  %22 = icmp eq i64 %4, 0
  br i1 %22, label %25, label %23

23:
  %24 = zext i32 %18 to i64
  br label %36

25:
  %26 = phi i32 [ 0, %17 ], [ %44, %36 ]
  %27 = phi i8* [ %21, %17 ], [ %43, %36 ]
  %28 = icmp slt i32 %3, 0
  %29 = and i32 %1, -17
  %30 = select i1 %28, i32 1, i32 %3
  %31 = select i1 %28, i32 %1, i32 %29
  %32 = icmp sgt i32 %30, %26
  %33 = sub nsw i32 %30, %26
  %34 = select i1 %32, i32 %33, i32 0
  %35 = icmp eq i8 %6, 100
  br i1 %35, label %47, label %56

36:
  %37 = phi i64 [ %4, %23 ], [ %45, %36 ]
  %38 = phi i8* [ %21, %23 ], [ %43, %36 ]
  %39 = phi i32 [ 0, %23 ], [ %44, %36 ]
  %40 = urem i64 %37, %24
  %41 = getelementptr inbounds i8, i8* %20, i64 %40
  %42 = load i8, i8* %41, align 1
  %43 = getelementptr inbounds i8, i8* %38, i64 -1
  store i8 %42, i8* %43, align 1
  %44 = add nuw nsw i32 %39, 1
  %45 = udiv i64 %37, %24
  %46 = icmp ult i64 %37, %24
  br i1 %46, label %25, label %36

47:
  %48 = icmp eq i32 %5, 0
  br i1 %48, label %49, label %82

49:
  %50 = and i32 %31, 2
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %82

52:
  %53 = and i32 %31, 4
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.12, i64 0, i64 0)
  br label %82

56:
  %57 = and i32 %31, 8
  %58 = icmp ne i32 %57, 0
  %59 = icmp ne i64 %4, 0
  %60 = and i1 %59, %58
  %61 = icmp eq i32 %18, 16
  %62 = and i1 %60, %61
  br i1 %62, label %63, label %65

63:
  %64 = select i1 %19, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.14, i64 0, i64 0)
  br label %82

65:
  %66 = icmp eq i32 %18, 2
  %67 = and i1 %60, %66
  br i1 %67, label %68, label %71

68:
  %69 = icmp eq i8 %6, 66
  %70 = select i1 %69, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.16, i64 0, i64 0)
  br label %82

71:
  %72 = icmp eq i32 %18, 8
  %73 = and i1 %58, %72
  %74 = icmp eq i32 %34, 0
  %75 = select i1 %73, i1 %74, i1 false
  br i1 %75, label %76, label %82

76:
  %77 = icmp eq i32 %26, 0
  br i1 %77, label %82, label %78

78:
  %79 = load i8, i8* %27, align 1
  %80 = icmp ne i8 %79, 48
  %81 = zext i1 %80 to i32
  br label %82

82:
  %83 = phi i32 [ %34, %63 ], [ %34, %68 ], [ %34, %71 ], [ %34, %52 ], [ %34, %49 ], [ %34, %47 ], [ 1, %76 ], [ %81, %78 ]
  %84 = phi i8* [ %64, %63 ], [ %70, %68 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %71 ], [ %55, %52 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0), %49 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i64 0, i64 0), %47 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %76 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %78 ]
  call fastcc void @number(%struct.sink* %0, i32 %31, i32 %2, i8* %84, i32 %83, i8* %27, i32 %26)
  call void @llvm.lifetime.end.p0i8(i64 66, i8* %9)
  ret void
}

define internal fastcc void @number(%struct.sink* %0, i32 %1, i32 %2, i8* %3, i32 %4, i8* %5, i32 %6) unnamed_addr {
  br label %8

8:
  %9 = phi i64 [ %13, %8 ], [ 0, %7 ]
  %10 = getelementptr inbounds i8, i8* %3, i64 %9
  %11 = load i8, i8* %10, align 1
  %12 = icmp eq i8 %11, 0
  %13 = add nuw i64 %9, 1
  br i1 %12, label %14, label %8

14:
  %15 = trunc i64 %9 to i32
  %16 = add i32 %4, %6
  %17 = add i32 %16, %15
  %18 = sub i32 %2, %17
  %19 = and i32 %1, 17
  %20 = icmp eq i32 %19, 0
  %21 = icmp sgt i32 %18, 0
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %27

23:
  %24 = phi i32 [ %25, %23 ], [ %18, %14 ]
  call fastcc void @put(%struct.sink* %0, i8 signext 32)
  %25 = add nsw i32 %24, -1
  %26 = icmp sgt i32 %24, 1
  br i1 %26, label %23, label %27

27:
  %28 = icmp eq i32 %15, 0
  br i1 %28, label %31, label %29

29:
  %30 = and i64 %9, 4294967295
  br label %38

31:
  %32 = and i32 %1, 1
  %33 = icmp ne i32 %32, 0
  %34 = and i32 %1, 17
  %35 = icmp eq i32 %34, 16
  %36 = icmp sgt i32 %18, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %44, label %48

38:
  %39 = phi i64 [ 0, %29 ], [ %42, %38 ]
  %40 = getelementptr inbounds i8, i8* %3, i64 %39
  %41 = load i8, i8* %40, align 1
  call fastcc void @put(%struct.sink* %0, i8 signext %41)
  %42 = add nuw nsw i64 %39, 1
  %43 = icmp eq i64 %42, %30
  br i1 %43, label %31, label %38

44:
  %45 = phi i32 [ %46, %44 ], [ %18, %31 ]
  call fastcc void @put(%struct.sink* %0, i8 signext 48)
  %46 = add nsw i32 %45, -1
  %47 = icmp sgt i32 %45, 1
  br i1 %47, label %44, label %48

48:
  %49 = icmp sgt i32 %4, 0
  br i1 %49, label %50, label %54

50:
  %51 = phi i32 [ %52, %50 ], [ %4, %48 ]
  call fastcc void @put(%struct.sink* %0, i8 signext 48)
  %52 = add nsw i32 %51, -1
  %53 = icmp sgt i32 %51, 1
  br i1 %53, label %50, label %54

54:
  %55 = icmp sgt i32 %6, 0
  br i1 %55, label %56, label %58

56:
  %57 = zext i32 %6 to i64
  br label %61

58:
  %59 = icmp sgt i32 %18, 0
  %60 = select i1 %33, i1 %59, i1 false
  br i1 %60, label %67, label %71

61:
  %62 = phi i64 [ 0, %56 ], [ %65, %61 ]
  %63 = getelementptr inbounds i8, i8* %5, i64 %62
  %64 = load i8, i8* %63, align 1
  call fastcc void @put(%struct.sink* %0, i8 signext %64)
  %65 = add nuw nsw i64 %62, 1
  %66 = icmp eq i64 %65, %57
  br i1 %66, label %58, label %61

67:
  %68 = phi i32 [ %69, %67 ], [ %18, %58 ]
  call fastcc void @put(%struct.sink* %0, i8 signext 32)
  %69 = add nsw i32 %68, -1
  %70 = icmp sgt i32 %68, 1
  br i1 %70, label %67, label %71

71:
  ret void
}

define internal fastcc void @real(%struct.sink* %0, i32 %1, i32 %2, i32 %3, double %4, i8 signext %5) unnamed_addr {
  %7 = alloca [400 x i8], align 16
  %8 = alloca i32, align 4
  %9 = bitcast i32* %8 to [4 x i8]*
  %10 = getelementptr inbounds [400 x i8], [400 x i8]* %7, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 400, i8* %10)
  %11 = bitcast double %4 to i64
  %12 = sext i8 %5 to i32
  %13 = lshr i32 %1, 3
  %14 = and i32 %13, 1
  %15 = call i32 @__gmc_format_double(i8* %10, i64 400, i64 %11, i32 %12, i32 %3, i32 %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = load i8, i8* %10, align 16
  %19 = or i8 %18, 32
  %20 = add i8 %19, -97
  %21 = icmp ult i8 %20, 26
  %22 = and i32 %1, -17
  %23 = select i1 %21, i32 %22, i32 %1
  br label %24

24:
  %25 = phi i32 [ %1, %6 ], [ %23, %17 ]
  %26 = bitcast i32* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %26)
  store i32 0, i32* %8, align 4
  %27 = icmp sgt i64 %11, -1
  br i1 %27, label %29, label %28

28:
  store i8 45, i8* %26, align 4
  br label %37

29:
  %30 = and i32 %25, 2
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:
  store i8 43, i8* %26, align 4
  br label %37

33:
  %34 = and i32 %25, 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %37, label %36

36:
  store i8 32, i8* %26, align 4
  br label %37

37:
  %38 = phi i32 [ 1, %28 ], [ 1, %32 ], [ 1, %36 ], [ 0, %33 ]
  %39 = and i32 %12, -33
  %40 = icmp eq i32 %39, 65
  %41 = icmp sgt i32 %15, 2
  %42 = select i1 %40, i1 %41, i1 false
  %43 = load i8, i8* %10, align 16
  %44 = icmp eq i8 %43, 48
  %45 = select i1 %42, i1 %44, i1 false
  br i1 %45, label %46, label %56

46:
  %47 = add nuw nsw i32 %38, 1
  %48 = zext i32 %38 to i64
  %49 = getelementptr inbounds [4 x i8], [4 x i8]* %9, i64 0, i64 %48
  store i8 %43, i8* %49, align 1
  %50 = getelementptr inbounds [400 x i8], [400 x i8]* %7, i64 0, i64 1
  %51 = load i8, i8* %50, align 1
  %52 = zext i32 %47 to i64
  %53 = getelementptr inbounds [4 x i8], [4 x i8]* %9, i64 0, i64 %52
  store i8 %51, i8* %53, align 1
  %54 = getelementptr inbounds [400 x i8], [400 x i8]* %7, i64 0, i64 2
  %55 = add nsw i32 %15, -2
  br label %56

56:
  %57 = phi i32 [ %55, %46 ], [ %15, %37 ]
  %58 = phi i8* [ %54, %46 ], [ %10, %37 ]
  call fastcc void @number(%struct.sink* %0, i32 %25, i32 %2, i8* %26, i32 0, i8* %58, i32 %57)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26)
  call void @llvm.lifetime.end.p0i8(i64 400, i8* %10)
  ret void
}

declare i32 @__gmc_format_double(i8*, i64, i64, i32, i32, i32)

declare i64 @__gmc_tls_get(i32, i8*)

declare void @__gmc_tls_set(i32, i8*, i64)

define internal fastcc void @scan_text(i8* %0, i32 %1, i32 %2, i32 %3) unnamed_addr {
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %21

6:
  %7 = icmp eq i32 %2, 0
  %8 = bitcast i8* %0 to i32*
  %9 = zext i32 %1 to i64
  br label %10

10:
  %11 = phi i64 [ 0, %6 ], [ %17, %16 ]
  br i1 %7, label %14, label %12

12:
  %13 = getelementptr inbounds i32, i32* %8, i64 %11
  store i32 48, i32* %13, align 4
  br label %16

14:
  %15 = getelementptr inbounds i8, i8* %0, i64 %11
  store i8 48, i8* %15, align 1
  br label %16

16:
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, %9
  br i1 %18, label %19, label %10

19:
  %20 = and i64 %17, 4294967295
  br label %21

21:
  %22 = phi i64 [ 0, %4 ], [ %20, %19 ]
  %23 = icmp eq i32 %3, 0
  br i1 %23, label %31, label %24

24:
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %29, label %26

26:
  %27 = bitcast i8* %0 to i32*
  %28 = getelementptr inbounds i32, i32* %27, i64 %22
  store i32 0, i32* %28, align 4
  br label %31

29:
  %30 = getelementptr inbounds i8, i8* %0, i64 %22
  store i8 0, i8* %30, align 1
  br label %31

31:
  ret void
}

define internal fastcc void @scan_number(i8* %0, i32 %1) unnamed_addr {
  %3 = call i32 @__gmc_config(i32 1)
  %4 = icmp ugt i32 %3, 1
  br i1 %4, label %5, label %7

5:
  %6 = call i32 @__gmc_choice(i32 %3)
  br label %7

7:
  %8 = phi i32 [ %6, %5 ], [ 0, %2 ]
  switch i32 %1, label %17 [
    i32 8, label %9
    i32 4, label %12
    i32 2, label %14
  ]

9:
  %10 = zext i32 %8 to i64
  %11 = bitcast i8* %0 to i64*
  store i64 %10, i64* %11, align 8
  br label %19

12:
  %13 = bitcast i8* %0 to i32*
  store i32 %8, i32* %13, align 4
  br label %19

14:
  %15 = trunc i32 %8 to i16
  %16 = bitcast i8* %0 to i16*
  store i16 %15, i16* %16, align 2
  br label %19

17:
  %18 = trunc i32 %8 to i8
  store i8 %18, i8* %0, align 1
  br label %19

19:
  ret void
}

declare i32 @__gmc_config(i32)

declare i32 @__gmc_choice(i32)

declare i64 @llvm.abs.i64(i64, i1 immarg)



