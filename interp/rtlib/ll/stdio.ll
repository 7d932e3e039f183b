target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.sink = type { i8*, i64, i64, i64, [64 x i8] }

@streams = internal global [3 x [16 x i8]] zeroinitializer, align 16
@__gmc_rt_stdin = dso_local local_unnamed_addr global i8* getelementptr inbounds ([3 x [16 x i8]], [3 x [16 x i8]]* @streams, i64 0, i64 0, i64 0), align 8
@__gmc_rt_stdout = dso_local local_unnamed_addr global i8* getelementptr inbounds ([3 x [16 x i8]], [3 x [16 x i8]]* @streams, i64 0, i64 1, i64 0), align 8
@__gmc_rt_stderr = dso_local local_unnamed_addr global i8* getelementptr inbounds ([3 x [16 x i8]], [3 x [16 x i8]]* @streams, i64 0, i64 2, i64 0), align 8
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

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_vprintf(i8* nocapture noundef readonly %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr {
  %3 = alloca %struct.sink, align 8
  %4 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %4)
  %5 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %5, align 8
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %7, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %3, i8* noundef %0, %struct.__va_list_tag* noundef %1)
  %8 = load i64, i64* %6, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %11, i64 noundef %8)
  br label %12

12:                                               ; preds = %2, %10
  store i64 0, i64* %6, align 8
  %13 = load i64, i64* %7, align 8
  %14 = trunc i64 %13 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %4)
  ret i32 %14
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

; Function Attrs: nounwind
define internal fastcc void @format(%struct.sink* noundef %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) unnamed_addr {
  %4 = alloca [400 x i8], align 16
  %5 = alloca i32, align 4
  %6 = alloca [66 x i8], align 16
  %7 = alloca [66 x i8], align 16
  %8 = alloca i8, align 1
  %9 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %11 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %12 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %16 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %17 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %18 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %19 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  %20 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %22 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %23 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %24 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  %26 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %30 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %31 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %32 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %33 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 1
  %34 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %35 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %36 = bitcast i32* %5 to [4 x i8]*
  %37 = getelementptr inbounds [400 x i8], [400 x i8]* %4, i64 0, i64 0
  %38 = bitcast i32* %5 to i8*
  %39 = getelementptr inbounds [400 x i8], [400 x i8]* %4, i64 0, i64 1
  %40 = getelementptr inbounds [400 x i8], [400 x i8]* %4, i64 0, i64 2
  %41 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %42 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %44 = getelementptr inbounds [66 x i8], [66 x i8]* %6, i64 0, i64 0
  %45 = getelementptr inbounds [66 x i8], [66 x i8]* %6, i64 0, i64 66
  %46 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %48 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %49 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %50 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %51 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %52 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %53 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  %54 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %55 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %56 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %57 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %58 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %59 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %60 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %61 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %62 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %63 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %64 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %65 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %66 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %67 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %68 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %69 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %70 = getelementptr inbounds [66 x i8], [66 x i8]* %7, i64 0, i64 0
  %71 = getelementptr inbounds [66 x i8], [66 x i8]* %7, i64 0, i64 66
  %72 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %73 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %74 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %75 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %76 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  %77 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %78 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %79 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %80 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  %81 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %82 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %83 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %84 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %85 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  %86 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  br label %87

87:                                               ; preds = %661, %3
  %88 = phi i8* [ %1, %3 ], [ %663, %661 ]
  %89 = load i8, i8* %88, align 1
  switch i8 %89, label %90 [
    i8 0, label %664
    i8 37, label %113
  ]

90:                                               ; preds = %87
  %91 = load i8*, i8** %81, align 8
  %92 = icmp eq i8* %91, null
  br i1 %92, label %100, label %93

93:                                               ; preds = %90
  %94 = load i64, i64* %82, align 8
  %95 = add i64 %94, 1
  %96 = load i64, i64* %83, align 8
  %97 = icmp ult i64 %95, %96
  br i1 %97, label %98, label %110

98:                                               ; preds = %93
  %99 = getelementptr inbounds i8, i8* %91, i64 %94
  br label %108

100:                                              ; preds = %90
  %101 = load i64, i64* %84, align 8
  %102 = icmp eq i64 %101, 64
  br i1 %102, label %103, label %104

103:                                              ; preds = %100
  call void @__gmc_print(i8* noundef nonnull %85, i64 noundef %101)
  store i64 0, i64* %84, align 8
  br label %104

104:                                              ; preds = %103, %100
  %105 = load i64, i64* %84, align 8
  %106 = add i64 %105, 1
  store i64 %106, i64* %84, align 8
  %107 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %105
  br label %108

108:                                              ; preds = %104, %98
  %109 = phi i8* [ %99, %98 ], [ %107, %104 ]
  store i8 %89, i8* %109, align 1
  br label %110

110:                                              ; preds = %108, %93
  %111 = load i64, i64* %86, align 8
  %112 = add i64 %111, 1
  store i64 %112, i64* %86, align 8
  br label %661

113:                                              ; preds = %87, %126
  %114 = phi i32 [ %128, %126 ], [ 0, %87 ]
  %115 = phi i8* [ %116, %126 ], [ %88, %87 ]
  %116 = getelementptr inbounds i8, i8* %115, i64 1
  %117 = load i8, i8* %116, align 1
  switch i8 %117, label %118 [
    i8 45, label %126
    i8 43, label %122
    i8 32, label %123
    i8 35, label %124
    i8 48, label %125
    i8 42, label %129
  ]

118:                                              ; preds = %113
  %119 = load i8, i8* %116, align 1
  %120 = add i8 %119, -48
  %121 = icmp ult i8 %120, 10
  br i1 %121, label %149, label %161

122:                                              ; preds = %113
  br label %126

123:                                              ; preds = %113
  br label %126

124:                                              ; preds = %113
  br label %126

125:                                              ; preds = %113
  br label %126

126:                                              ; preds = %113, %123, %125, %124, %122
  %127 = phi i32 [ 4, %123 ], [ 16, %125 ], [ 8, %124 ], [ 2, %122 ], [ 1, %113 ]
  %128 = or i32 %114, %127
  br label %113

129:                                              ; preds = %113
  %130 = getelementptr inbounds i8, i8* %115, i64 2
  %131 = load i32, i32* %9, align 8
  %132 = icmp ult i32 %131, 41
  br i1 %132, label %133, label %138

133:                                              ; preds = %129
  %134 = load i8*, i8** %11, align 8
  %135 = sext i32 %131 to i64
  %136 = getelementptr i8, i8* %134, i64 %135
  %137 = add i32 %131, 8
  store i32 %137, i32* %9, align 8
  br label %141

138:                                              ; preds = %129
  %139 = load i8*, i8** %10, align 8
  %140 = getelementptr i8, i8* %139, i64 8
  store i8* %140, i8** %10, align 8
  br label %141

141:                                              ; preds = %138, %133
  %142 = phi i8* [ %136, %133 ], [ %139, %138 ]
  %143 = bitcast i8* %142 to i32*
  %144 = load i32, i32* %143, align 4
  %145 = icmp slt i32 %144, 0
  br i1 %145, label %146, label %161

146:                                              ; preds = %141
  %147 = or i32 %114, 1
  %148 = sub nsw i32 0, %144
  br label %161

149:                                              ; preds = %118, %149
  %150 = phi i8 [ %158, %149 ], [ %119, %118 ]
  %151 = phi i8* [ %157, %149 ], [ %116, %118 ]
  %152 = phi i32 [ %156, %149 ], [ 0, %118 ]
  %153 = sext i8 %150 to i32
  %154 = mul nsw i32 %152, 10
  %155 = add i32 %154, -48
  %156 = add i32 %155, %153
  %157 = getelementptr inbounds i8, i8* %151, i64 1
  %158 = load i8, i8* %157, align 1
  %159 = add i8 %158, -48
  %160 = icmp ult i8 %159, 10
  br i1 %160, label %149, label %161

161:                                              ; preds = %149, %118, %141, %146
  %162 = phi i32 [ %148, %146 ], [ %144, %141 ], [ 0, %118 ], [ %156, %149 ]
  %163 = phi i32 [ %147, %146 ], [ %114, %141 ], [ %114, %118 ], [ %114, %149 ]
  %164 = phi i8* [ %130, %146 ], [ %130, %141 ], [ %116, %118 ], [ %157, %149 ]
  %165 = load i8, i8* %164, align 1
  %166 = icmp eq i8 %165, 46
  br i1 %166, label %167, label %205

167:                                              ; preds = %161
  %168 = getelementptr inbounds i8, i8* %164, i64 1
  %169 = load i8, i8* %168, align 1
  %170 = icmp eq i8 %169, 42
  br i1 %170, label %175, label %171

171:                                              ; preds = %167
  %172 = load i8, i8* %168, align 1
  %173 = add i8 %172, -48
  %174 = icmp ult i8 %173, 10
  br i1 %174, label %193, label %205

175:                                              ; preds = %167
  %176 = getelementptr inbounds i8, i8* %164, i64 2
  %177 = load i32, i32* %12, align 8
  %178 = icmp ult i32 %177, 41
  br i1 %178, label %179, label %184

179:                                              ; preds = %175
  %180 = load i8*, i8** %14, align 8
  %181 = sext i32 %177 to i64
  %182 = getelementptr i8, i8* %180, i64 %181
  %183 = add i32 %177, 8
  store i32 %183, i32* %12, align 8
  br label %187

184:                                              ; preds = %175
  %185 = load i8*, i8** %13, align 8
  %186 = getelementptr i8, i8* %185, i64 8
  store i8* %186, i8** %13, align 8
  br label %187

187:                                              ; preds = %184, %179
  %188 = phi i8* [ %182, %179 ], [ %185, %184 ]
  %189 = bitcast i8* %188 to i32*
  %190 = load i32, i32* %189, align 4
  %191 = icmp sgt i32 %190, -1
  %192 = select i1 %191, i32 %190, i32 -1
  br label %205

193:                                              ; preds = %171, %193
  %194 = phi i8 [ %202, %193 ], [ %172, %171 ]
  %195 = phi i8* [ %201, %193 ], [ %168, %171 ]
  %196 = phi i32 [ %200, %193 ], [ 0, %171 ]
  %197 = sext i8 %194 to i32
  %198 = mul nsw i32 %196, 10
  %199 = add i32 %198, -48
  %200 = add i32 %199, %197
  %201 = getelementptr inbounds i8, i8* %195, i64 1
  %202 = load i8, i8* %201, align 1
  %203 = add i8 %202, -48
  %204 = icmp ult i8 %203, 10
  br i1 %204, label %193, label %205

205:                                              ; preds = %193, %171, %187, %161
  %206 = phi i32 [ %192, %187 ], [ -1, %161 ], [ 0, %171 ], [ %200, %193 ]
  %207 = phi i8* [ %176, %187 ], [ %164, %161 ], [ %168, %171 ], [ %201, %193 ]
  br label %208

208:                                              ; preds = %217, %205
  %209 = phi i32 [ 4, %205 ], [ %218, %217 ]
  %210 = phi i32 [ 0, %205 ], [ %219, %217 ]
  %211 = phi i8* [ %207, %205 ], [ %220, %217 ]
  %212 = load i8, i8* %211, align 1
  switch i8 %212, label %221 [
    i8 104, label %213
    i8 108, label %217
    i8 106, label %217
    i8 122, label %217
    i8 116, label %217
    i8 113, label %217
    i8 76, label %216
  ]

213:                                              ; preds = %208
  %214 = icmp eq i32 %209, 2
  %215 = select i1 %214, i32 1, i32 2
  br label %217

216:                                              ; preds = %208
  br label %217

217:                                              ; preds = %208, %208, %208, %208, %208, %213, %216
  %218 = phi i32 [ %215, %213 ], [ %209, %216 ], [ 8, %208 ], [ 8, %208 ], [ 8, %208 ], [ 8, %208 ], [ 8, %208 ]
  %219 = phi i32 [ %210, %213 ], [ 1, %216 ], [ %210, %208 ], [ %210, %208 ], [ %210, %208 ], [ %210, %208 ], [ %210, %208 ]
  %220 = getelementptr inbounds i8, i8* %211, i64 1
  br label %208

221:                                              ; preds = %208
  %222 = sext i8 %212 to i32
  switch i32 %222, label %616 [
    i32 100, label %223
    i32 105, label %223
    i32 117, label %300
    i32 111, label %300
    i32 120, label %300
    i32 88, label %300
    i32 98, label %300
    i32 66, label %300
    i32 99, label %342
    i32 115, label %359
    i32 112, label %427
    i32 97, label %467
    i32 65, label %467
    i32 101, label %467
    i32 69, label %467
    i32 102, label %467
    i32 70, label %467
    i32 103, label %467
    i32 71, label %467
    i32 110, label %542
    i32 109, label %565
    i32 37, label %593
    i32 0, label %664
  ]

223:                                              ; preds = %221, %221
  %224 = icmp eq i32 %209, 8
  br i1 %224, label %225, label %240

225:                                              ; preds = %223
  %226 = load i32, i32* %67, align 8
  %227 = icmp ult i32 %226, 41
  br i1 %227, label %228, label %233

228:                                              ; preds = %225
  %229 = load i8*, i8** %69, align 8
  %230 = sext i32 %226 to i64
  %231 = getelementptr i8, i8* %229, i64 %230
  %232 = add i32 %226, 8
  store i32 %232, i32* %67, align 8
  br label %236

233:                                              ; preds = %225
  %234 = load i8*, i8** %68, align 8
  %235 = getelementptr i8, i8* %234, i64 8
  store i8* %235, i8** %68, align 8
  br label %236

236:                                              ; preds = %233, %228
  %237 = phi i8* [ %231, %228 ], [ %234, %233 ]
  %238 = bitcast i8* %237 to i64*
  %239 = load i64, i64* %238, align 8
  br label %256

240:                                              ; preds = %223
  %241 = load i32, i32* %64, align 8
  %242 = icmp ult i32 %241, 41
  br i1 %242, label %243, label %248

243:                                              ; preds = %240
  %244 = load i8*, i8** %66, align 8
  %245 = sext i32 %241 to i64
  %246 = getelementptr i8, i8* %244, i64 %245
  %247 = add i32 %241, 8
  store i32 %247, i32* %64, align 8
  br label %251

248:                                              ; preds = %240
  %249 = load i8*, i8** %65, align 8
  %250 = getelementptr i8, i8* %249, i64 8
  store i8* %250, i8** %65, align 8
  br label %251

251:                                              ; preds = %248, %243
  %252 = phi i8* [ %246, %243 ], [ %249, %248 ]
  %253 = bitcast i8* %252 to i32*
  %254 = load i32, i32* %253, align 4
  %255 = sext i32 %254 to i64
  br label %256

256:                                              ; preds = %251, %236
  %257 = phi i64 [ %239, %236 ], [ %255, %251 ]
  %258 = icmp eq i32 %209, 2
  %259 = shl i64 %257, 48
  %260 = ashr exact i64 %259, 48
  %261 = select i1 %258, i64 %260, i64 %257
  %262 = icmp eq i32 %209, 1
  %263 = shl i64 %261, 56
  %264 = ashr exact i64 %263, 56
  %265 = select i1 %262, i64 %264, i64 %261
  call void @llvm.lifetime.start.p0i8(i64 66, i8* nonnull %70)
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %269, label %267

267:                                              ; preds = %256
  %268 = call i64 @llvm.abs.i64(i64 %265, i1 false)
  br label %280

269:                                              ; preds = %280, %256
  %270 = phi i32 [ 0, %256 ], [ %288, %280 ]
  %271 = phi i8* [ %71, %256 ], [ %287, %280 ]
  %272 = icmp slt i32 %206, 0
  %273 = and i32 %163, -17
  %274 = select i1 %272, i32 1, i32 %206
  %275 = select i1 %272, i32 %163, i32 %273
  %276 = icmp sgt i32 %274, %270
  %277 = sub nsw i32 %274, %270
  %278 = select i1 %276, i32 %277, i32 0
  %279 = icmp sgt i64 %265, -1
  br i1 %279, label %291, label %298

280:                                              ; preds = %267, %280
  %281 = phi i64 [ %289, %280 ], [ %268, %267 ]
  %282 = phi i8* [ %287, %280 ], [ %71, %267 ]
  %283 = phi i32 [ %288, %280 ], [ 0, %267 ]
  %284 = urem i64 %281, 10
  %285 = getelementptr inbounds [17 x i8], [17 x i8]* @.str.9, i64 0, i64 %284
  %286 = load i8, i8* %285, align 1
  %287 = getelementptr inbounds i8, i8* %282, i64 -1
  store i8 %286, i8* %287, align 1
  %288 = add nuw nsw i32 %283, 1
  %289 = udiv i64 %281, 10
  %290 = icmp ult i64 %281, 10
  br i1 %290, label %269, label %280

291:                                              ; preds = %269
  %292 = and i32 %275, 2
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %298

294:                                              ; preds = %291
  %295 = and i32 %275, 4
  %296 = icmp eq i32 %295, 0
  %297 = select i1 %296, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.12, i64 0, i64 0)
  br label %298

298:                                              ; preds = %269, %291, %294
  %299 = phi i8* [ %297, %294 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0), %291 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i64 0, i64 0), %269 ]
  call fastcc void @number(%struct.sink* noundef %0, i32 noundef %275, i32 noundef %162, i8* noundef %299, i32 noundef %278, i8* noundef nonnull %271, i32 noundef %270)
  call void @llvm.lifetime.end.p0i8(i64 66, i8* nonnull %70)
  br label %661

300:                                              ; preds = %221, %221, %221, %221, %221, %221
  %301 = icmp eq i32 %209, 8
  br i1 %301, label %302, label %317

302:                                              ; preds = %300
  %303 = load i32, i32* %61, align 8
  %304 = icmp ult i32 %303, 41
  br i1 %304, label %305, label %310

305:                                              ; preds = %302
  %306 = load i8*, i8** %63, align 8
  %307 = sext i32 %303 to i64
  %308 = getelementptr i8, i8* %306, i64 %307
  %309 = add i32 %303, 8
  store i32 %309, i32* %61, align 8
  br label %313

310:                                              ; preds = %302
  %311 = load i8*, i8** %62, align 8
  %312 = getelementptr i8, i8* %311, i64 8
  store i8* %312, i8** %62, align 8
  br label %313

313:                                              ; preds = %310, %305
  %314 = phi i8* [ %308, %305 ], [ %311, %310 ]
  %315 = bitcast i8* %314 to i64*
  %316 = load i64, i64* %315, align 8
  br label %333

317:                                              ; preds = %300
  %318 = load i32, i32* %58, align 8
  %319 = icmp ult i32 %318, 41
  br i1 %319, label %320, label %325

320:                                              ; preds = %317
  %321 = load i8*, i8** %60, align 8
  %322 = sext i32 %318 to i64
  %323 = getelementptr i8, i8* %321, i64 %322
  %324 = add i32 %318, 8
  store i32 %324, i32* %58, align 8
  br label %328

325:                                              ; preds = %317
  %326 = load i8*, i8** %59, align 8
  %327 = getelementptr i8, i8* %326, i64 8
  store i8* %327, i8** %59, align 8
  br label %328

328:                                              ; preds = %325, %320
  %329 = phi i8* [ %323, %320 ], [ %326, %325 ]
  %330 = bitcast i8* %329 to i32*
  %331 = load i32, i32* %330, align 4
  %332 = zext i32 %331 to i64
  br label %333

333:                                              ; preds = %328, %313
  %334 = phi i64 [ %316, %313 ], [ %332, %328 ]
  %335 = icmp eq i32 %209, 2
  %336 = and i64 %334, 65535
  %337 = select i1 %335, i64 %336, i64 %334
  %338 = icmp eq i32 %209, 1
  %339 = and i64 %337, 255
  %340 = select i1 %338, i64 %339, i64 %337
  %341 = load i8, i8* %211, align 1
  call fastcc void @integer(%struct.sink* noundef %0, i32 noundef %163, i32 noundef %162, i32 noundef %206, i64 noundef %340, i32 noundef 0, i8 noundef signext %341)
  br label %661

342:                                              ; preds = %221
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %8)
  %343 = load i32, i32* %55, align 8
  %344 = icmp ult i32 %343, 41
  br i1 %344, label %345, label %350

345:                                              ; preds = %342
  %346 = load i8*, i8** %57, align 8
  %347 = sext i32 %343 to i64
  %348 = getelementptr i8, i8* %346, i64 %347
  %349 = add i32 %343, 8
  store i32 %349, i32* %55, align 8
  br label %353

350:                                              ; preds = %342
  %351 = load i8*, i8** %56, align 8
  %352 = getelementptr i8, i8* %351, i64 8
  store i8* %352, i8** %56, align 8
  br label %353

353:                                              ; preds = %350, %345
  %354 = phi i8* [ %348, %345 ], [ %351, %350 ]
  %355 = bitcast i8* %354 to i32*
  %356 = load i32, i32* %355, align 4
  %357 = trunc i32 %356 to i8
  store i8 %357, i8* %8, align 1
  %358 = and i32 %163, -17
  call fastcc void @number(%struct.sink* noundef %0, i32 noundef %358, i32 noundef %162, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i32 noundef 0, i8* noundef nonnull %8, i32 noundef 1)
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %8)
  br label %661

359:                                              ; preds = %221
  %360 = load i32, i32* %46, align 8
  %361 = icmp ult i32 %360, 41
  br i1 %361, label %362, label %367

362:                                              ; preds = %359
  %363 = load i8*, i8** %48, align 8
  %364 = sext i32 %360 to i64
  %365 = getelementptr i8, i8* %363, i64 %364
  %366 = add i32 %360, 8
  store i32 %366, i32* %46, align 8
  br label %370

367:                                              ; preds = %359
  %368 = load i8*, i8** %47, align 8
  %369 = getelementptr i8, i8* %368, i64 8
  store i8* %369, i8** %47, align 8
  br label %370

370:                                              ; preds = %367, %362
  %371 = phi i8* [ %365, %362 ], [ %368, %367 ]
  %372 = bitcast i8* %371 to i8**
  %373 = load i8*, i8** %372, align 8
  %374 = icmp eq i8* %373, null
  %375 = select i1 %374, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* %373
  %376 = icmp eq i32 %162, 0
  %377 = icmp eq i32 %206, 0
  br i1 %376, label %381, label %378

378:                                              ; preds = %370
  br i1 %377, label %424, label %379

379:                                              ; preds = %378
  %380 = zext i32 %206 to i64
  br label %414

381:                                              ; preds = %370
  br i1 %377, label %661, label %382

382:                                              ; preds = %381
  %383 = zext i32 %206 to i64
  br label %384

384:                                              ; preds = %382, %409
  %385 = phi i64 [ 0, %382 ], [ %412, %409 ]
  %386 = getelementptr inbounds i8, i8* %375, i64 %385
  %387 = load i8, i8* %386, align 1
  %388 = icmp eq i8 %387, 0
  br i1 %388, label %661, label %389

389:                                              ; preds = %384
  %390 = load i8*, i8** %49, align 8
  %391 = icmp eq i8* %390, null
  br i1 %391, label %399, label %392

392:                                              ; preds = %389
  %393 = load i64, i64* %50, align 8
  %394 = add i64 %393, 1
  %395 = load i64, i64* %51, align 8
  %396 = icmp ult i64 %394, %395
  br i1 %396, label %397, label %409

397:                                              ; preds = %392
  %398 = getelementptr inbounds i8, i8* %390, i64 %393
  br label %407

399:                                              ; preds = %389
  %400 = load i64, i64* %52, align 8
  %401 = icmp eq i64 %400, 64
  br i1 %401, label %402, label %403

402:                                              ; preds = %399
  call void @__gmc_print(i8* noundef nonnull %53, i64 noundef %400)
  store i64 0, i64* %52, align 8
  br label %403

403:                                              ; preds = %402, %399
  %404 = load i64, i64* %52, align 8
  %405 = add i64 %404, 1
  store i64 %405, i64* %52, align 8
  %406 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %404
  br label %407

407:                                              ; preds = %403, %397
  %408 = phi i8* [ %398, %397 ], [ %406, %403 ]
  store i8 %387, i8* %408, align 1
  br label %409

409:                                              ; preds = %407, %392
  %410 = load i64, i64* %54, align 8
  %411 = add i64 %410, 1
  store i64 %411, i64* %54, align 8
  %412 = add nuw nsw i64 %385, 1
  %413 = icmp eq i64 %412, %383
  br i1 %413, label %661, label %384

414:                                              ; preds = %379, %419
  %415 = phi i64 [ 0, %379 ], [ %420, %419 ]
  %416 = getelementptr inbounds i8, i8* %375, i64 %415
  %417 = load i8, i8* %416, align 1
  %418 = icmp eq i8 %417, 0
  br i1 %418, label %422, label %419

419:                                              ; preds = %414
  %420 = add nuw nsw i64 %415, 1
  %421 = icmp eq i64 %420, %380
  br i1 %421, label %424, label %414

422:                                              ; preds = %414
  %423 = trunc i64 %415 to i32
  br label %424

424:                                              ; preds = %422, %419, %378
  %425 = phi i32 [ 0, %378 ], [ %423, %422 ], [ %206, %419 ]
  %426 = and i32 %163, -17
  call fastcc void @number(%struct.sink* noundef %0, i32 noundef %426, i32 noundef %162, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i32 noundef 0, i8* noundef %375, i32 noundef %425)
  br label %661

427:                                              ; preds = %221
  %428 = load i32, i32* %41, align 8
  %429 = icmp ult i32 %428, 41
  br i1 %429, label %430, label %435

430:                                              ; preds = %427
  %431 = load i8*, i8** %43, align 8
  %432 = sext i32 %428 to i64
  %433 = getelementptr i8, i8* %431, i64 %432
  %434 = add i32 %428, 8
  store i32 %434, i32* %41, align 8
  br label %438

435:                                              ; preds = %427
  %436 = load i8*, i8** %42, align 8
  %437 = getelementptr i8, i8* %436, i64 8
  store i8* %437, i8** %42, align 8
  br label %438

438:                                              ; preds = %435, %430
  %439 = phi i8* [ %433, %430 ], [ %436, %435 ]
  %440 = bitcast i8* %439 to i8**
  %441 = load i8*, i8** %440, align 8
  %442 = icmp eq i8* %441, null
  br i1 %442, label %465, label %443

443:                                              ; preds = %438
  %444 = ptrtoint i8* %441 to i64
  call void @llvm.lifetime.start.p0i8(i64 66, i8* nonnull %44)
  br label %454

445:                                              ; preds = %454
  %446 = or i32 %163, 8
  %447 = icmp slt i32 %206, 0
  %448 = and i32 %446, -17
  %449 = select i1 %447, i32 1, i32 %206
  %450 = select i1 %447, i32 %446, i32 %448
  %451 = icmp sgt i32 %449, %462
  %452 = sub nsw i32 %449, %462
  %453 = select i1 %451, i32 %452, i32 0
  call fastcc void @number(%struct.sink* noundef %0, i32 noundef %450, i32 noundef %162, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.14, i64 0, i64 0), i32 noundef %453, i8* noundef nonnull %461, i32 noundef %462)
  call void @llvm.lifetime.end.p0i8(i64 66, i8* nonnull %44)
  br label %661

454:                                              ; preds = %454, %443
  %455 = phi i64 [ %444, %443 ], [ %463, %454 ]
  %456 = phi i8* [ %45, %443 ], [ %461, %454 ]
  %457 = phi i32 [ 0, %443 ], [ %462, %454 ]
  %458 = and i64 %455, 15
  %459 = getelementptr inbounds [17 x i8], [17 x i8]* @.str.9, i64 0, i64 %458
  %460 = load i8, i8* %459, align 1
  %461 = getelementptr inbounds i8, i8* %456, i64 -1
  store i8 %460, i8* %461, align 1
  %462 = add nuw nsw i32 %457, 1
  %463 = lshr i64 %455, 4
  %464 = icmp ult i64 %455, 16
  br i1 %464, label %445, label %454

465:                                              ; preds = %438
  %466 = and i32 %163, -17
  call fastcc void @number(%struct.sink* noundef %0, i32 noundef %466, i32 noundef %162, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i32 noundef 0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), i32 noundef 5)
  br label %661

467:                                              ; preds = %221, %221, %221, %221, %221, %221, %221, %221
  %468 = icmp eq i32 %210, 0
  br i1 %468, label %479, label %469

469:                                              ; preds = %467
  %470 = load i8*, i8** %32, align 8
  %471 = ptrtoint i8* %470 to i64
  %472 = add i64 %471, 15
  %473 = and i64 %472, -16
  %474 = inttoptr i64 %473 to i8*
  %475 = inttoptr i64 %473 to x86_fp80*
  %476 = getelementptr i8, i8* %474, i64 16
  store i8* %476, i8** %32, align 8
  %477 = load x86_fp80, x86_fp80* %475, align 16
  %478 = fptrunc x86_fp80 %477 to double
  br label %494

479:                                              ; preds = %467
  %480 = load i32, i32* %33, align 4
  %481 = icmp ult i32 %480, 161
  br i1 %481, label %482, label %487

482:                                              ; preds = %479
  %483 = load i8*, i8** %35, align 8
  %484 = sext i32 %480 to i64
  %485 = getelementptr i8, i8* %483, i64 %484
  %486 = add i32 %480, 16
  store i32 %486, i32* %33, align 4
  br label %490

487:                                              ; preds = %479
  %488 = load i8*, i8** %34, align 8
  %489 = getelementptr i8, i8* %488, i64 8
  store i8* %489, i8** %34, align 8
  br label %490

490:                                              ; preds = %487, %482
  %491 = phi i8* [ %485, %482 ], [ %488, %487 ]
  %492 = bitcast i8* %491 to double*
  %493 = load double, double* %492, align 8
  br label %494

494:                                              ; preds = %490, %469
  %495 = phi double [ %478, %469 ], [ %493, %490 ]
  %496 = load i8, i8* %211, align 1
  call void @llvm.lifetime.start.p0i8(i64 400, i8* nonnull %37)
  %497 = bitcast double %495 to i64
  %498 = sext i8 %496 to i32
  %499 = lshr i32 %163, 3
  %500 = and i32 %499, 1
  %501 = call i32 @__gmc_format_double(i8* noundef nonnull %37, i64 noundef 400, i64 noundef %497, i32 noundef %498, i32 noundef %206, i32 noundef %500)
  %502 = icmp eq i32 %501, 0
  br i1 %502, label %510, label %503

503:                                              ; preds = %494
  %504 = load i8, i8* %37, align 16
  %505 = or i8 %504, 32
  %506 = add i8 %505, -97
  %507 = icmp ult i8 %506, 26
  %508 = and i32 %163, -17
  %509 = select i1 %507, i32 %508, i32 %163
  br label %510

510:                                              ; preds = %503, %494
  %511 = phi i32 [ %163, %494 ], [ %509, %503 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %38)
  store i32 0, i32* %5, align 4
  %512 = icmp sgt i64 %497, -1
  br i1 %512, label %514, label %513

513:                                              ; preds = %510
  store i8 45, i8* %38, align 4
  br label %522

514:                                              ; preds = %510
  %515 = and i32 %511, 2
  %516 = icmp eq i32 %515, 0
  br i1 %516, label %518, label %517

517:                                              ; preds = %514
  store i8 43, i8* %38, align 4
  br label %522

518:                                              ; preds = %514
  %519 = and i32 %511, 4
  %520 = icmp eq i32 %519, 0
  br i1 %520, label %522, label %521

521:                                              ; preds = %518
  store i8 32, i8* %38, align 4
  br label %522

522:                                              ; preds = %521, %518, %517, %513
  %523 = phi i32 [ 1, %513 ], [ 1, %517 ], [ 1, %521 ], [ 0, %518 ]
  %524 = and i32 %498, -33
  %525 = icmp eq i32 %524, 65
  %526 = icmp sgt i32 %501, 2
  %527 = select i1 %525, i1 %526, i1 false
  %528 = load i8, i8* %37, align 16
  %529 = icmp eq i8 %528, 48
  %530 = select i1 %527, i1 %529, i1 false
  br i1 %530, label %531, label %539

531:                                              ; preds = %522
  %532 = add nuw nsw i32 %523, 1
  %533 = zext i32 %523 to i64
  %534 = getelementptr inbounds [4 x i8], [4 x i8]* %36, i64 0, i64 %533
  store i8 %528, i8* %534, align 1
  %535 = load i8, i8* %39, align 1
  %536 = zext i32 %532 to i64
  %537 = getelementptr inbounds [4 x i8], [4 x i8]* %36, i64 0, i64 %536
  store i8 %535, i8* %537, align 1
  %538 = add nsw i32 %501, -2
  br label %539

539:                                              ; preds = %522, %531
  %540 = phi i32 [ %538, %531 ], [ %501, %522 ]
  %541 = phi i8* [ %40, %531 ], [ %37, %522 ]
  call fastcc void @number(%struct.sink* noundef %0, i32 noundef %511, i32 noundef %162, i8* noundef nonnull %38, i32 noundef 0, i8* noundef nonnull %541, i32 noundef %540)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %38)
  call void @llvm.lifetime.end.p0i8(i64 400, i8* nonnull %37)
  br label %661

542:                                              ; preds = %221
  %543 = load i32, i32* %27, align 8
  %544 = icmp ult i32 %543, 41
  br i1 %544, label %545, label %550

545:                                              ; preds = %542
  %546 = load i8*, i8** %29, align 8
  %547 = sext i32 %543 to i64
  %548 = getelementptr i8, i8* %546, i64 %547
  %549 = add i32 %543, 8
  store i32 %549, i32* %27, align 8
  br label %553

550:                                              ; preds = %542
  %551 = load i8*, i8** %28, align 8
  %552 = getelementptr i8, i8* %551, i64 8
  store i8* %552, i8** %28, align 8
  br label %553

553:                                              ; preds = %550, %545
  %554 = phi i8* [ %548, %545 ], [ %551, %550 ]
  %555 = bitcast i8* %554 to i8**
  %556 = load i8*, i8** %555, align 8
  %557 = icmp eq i32 %209, 8
  br i1 %557, label %558, label %561

558:                                              ; preds = %553
  %559 = load i64, i64* %31, align 8
  %560 = bitcast i8* %556 to i64*
  store i64 %559, i64* %560, align 8
  br label %661

561:                                              ; preds = %553
  %562 = load i64, i64* %30, align 8
  %563 = trunc i64 %562 to i32
  %564 = bitcast i8* %556 to i32*
  store i32 %563, i32* %564, align 4
  br label %661

565:                                              ; preds = %221, %588
  %566 = phi i8 [ %591, %588 ], [ 101, %221 ]
  %567 = phi i8* [ %568, %588 ], [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i64 0, i64 0), %221 ]
  %568 = getelementptr inbounds i8, i8* %567, i64 1
  %569 = load i8*, i8** %21, align 8
  %570 = icmp eq i8* %569, null
  br i1 %570, label %578, label %571

571:                                              ; preds = %565
  %572 = load i64, i64* %22, align 8
  %573 = add i64 %572, 1
  %574 = load i64, i64* %23, align 8
  %575 = icmp ult i64 %573, %574
  br i1 %575, label %576, label %588

576:                                              ; preds = %571
  %577 = getelementptr inbounds i8, i8* %569, i64 %572
  br label %586

578:                                              ; preds = %565
  %579 = load i64, i64* %24, align 8
  %580 = icmp eq i64 %579, 64
  br i1 %580, label %581, label %582

581:                                              ; preds = %578
  call void @__gmc_print(i8* noundef nonnull %25, i64 noundef %579)
  store i64 0, i64* %24, align 8
  br label %582

582:                                              ; preds = %581, %578
  %583 = load i64, i64* %24, align 8
  %584 = add i64 %583, 1
  store i64 %584, i64* %24, align 8
  %585 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %583
  br label %586

586:                                              ; preds = %582, %576
  %587 = phi i8* [ %577, %576 ], [ %585, %582 ]
  store i8 %566, i8* %587, align 1
  br label %588

588:                                              ; preds = %586, %571
  %589 = load i64, i64* %26, align 8
  %590 = add i64 %589, 1
  store i64 %590, i64* %26, align 8
  %591 = load i8, i8* %568, align 1
  %592 = icmp eq i8* %568, getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i64 0, i64 5)
  br i1 %592, label %661, label %565

593:                                              ; preds = %221
  %594 = load i8*, i8** %15, align 8
  %595 = icmp eq i8* %594, null
  br i1 %595, label %603, label %596

596:                                              ; preds = %593
  %597 = load i64, i64* %16, align 8
  %598 = add i64 %597, 1
  %599 = load i64, i64* %17, align 8
  %600 = icmp ult i64 %598, %599
  br i1 %600, label %601, label %613

601:                                              ; preds = %596
  %602 = getelementptr inbounds i8, i8* %594, i64 %597
  br label %611

603:                                              ; preds = %593
  %604 = load i64, i64* %18, align 8
  %605 = icmp eq i64 %604, 64
  br i1 %605, label %606, label %607

606:                                              ; preds = %603
  call void @__gmc_print(i8* noundef nonnull %19, i64 noundef %604)
  store i64 0, i64* %18, align 8
  br label %607

607:                                              ; preds = %606, %603
  %608 = load i64, i64* %18, align 8
  %609 = add i64 %608, 1
  store i64 %609, i64* %18, align 8
  %610 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %608
  br label %611

611:                                              ; preds = %607, %601
  %612 = phi i8* [ %602, %601 ], [ %610, %607 ]
  store i8 37, i8* %612, align 1
  br label %613

613:                                              ; preds = %611, %596
  %614 = load i64, i64* %20, align 8
  %615 = add i64 %614, 1
  store i64 %615, i64* %20, align 8
  br label %661

616:                                              ; preds = %221
  %617 = load i8*, i8** %72, align 8
  %618 = icmp eq i8* %617, null
  br i1 %618, label %626, label %619

619:                                              ; preds = %616
  %620 = load i64, i64* %73, align 8
  %621 = add i64 %620, 1
  %622 = load i64, i64* %74, align 8
  %623 = icmp ult i64 %621, %622
  br i1 %623, label %624, label %636

624:                                              ; preds = %619
  %625 = getelementptr inbounds i8, i8* %617, i64 %620
  br label %634

626:                                              ; preds = %616
  %627 = load i64, i64* %75, align 8
  %628 = icmp eq i64 %627, 64
  br i1 %628, label %629, label %630

629:                                              ; preds = %626
  call void @__gmc_print(i8* noundef nonnull %76, i64 noundef %627)
  store i64 0, i64* %75, align 8
  br label %630

630:                                              ; preds = %629, %626
  %631 = load i64, i64* %75, align 8
  %632 = add i64 %631, 1
  store i64 %632, i64* %75, align 8
  %633 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %631
  br label %634

634:                                              ; preds = %630, %624
  %635 = phi i8* [ %625, %624 ], [ %633, %630 ]
  store i8 37, i8* %635, align 1
  br label %636

636:                                              ; preds = %634, %619
  %637 = load i64, i64* %77, align 8
  %638 = add i64 %637, 1
  store i64 %638, i64* %77, align 8
  %639 = load i8, i8* %211, align 1
  %640 = load i8*, i8** %72, align 8
  %641 = icmp eq i8* %640, null
  br i1 %641, label %648, label %642

642:                                              ; preds = %636
  %643 = add i64 %637, 2
  %644 = load i64, i64* %78, align 8
  %645 = icmp ult i64 %643, %644
  br i1 %645, label %646, label %658

646:                                              ; preds = %642
  %647 = getelementptr inbounds i8, i8* %640, i64 %638
  br label %656

648:                                              ; preds = %636
  %649 = load i64, i64* %79, align 8
  %650 = icmp eq i64 %649, 64
  br i1 %650, label %651, label %652

651:                                              ; preds = %648
  call void @__gmc_print(i8* noundef nonnull %80, i64 noundef %649)
  store i64 0, i64* %79, align 8
  br label %652

652:                                              ; preds = %651, %648
  %653 = load i64, i64* %79, align 8
  %654 = add i64 %653, 1
  store i64 %654, i64* %79, align 8
  %655 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %653
  br label %656

656:                                              ; preds = %652, %646
  %657 = phi i8* [ %647, %646 ], [ %655, %652 ]
  store i8 %639, i8* %657, align 1
  br label %658

658:                                              ; preds = %656, %642
  %659 = load i64, i64* %77, align 8
  %660 = add i64 %659, 1
  store i64 %660, i64* %77, align 8
  br label %661

661:                                              ; preds = %588, %409, %384, %381, %558, %561, %445, %465, %424, %658, %613, %539, %353, %333, %298, %110
  %662 = phi i8* [ %88, %110 ], [ %211, %298 ], [ %211, %333 ], [ %211, %353 ], [ %211, %539 ], [ %211, %613 ], [ %211, %658 ], [ %211, %424 ], [ %211, %465 ], [ %211, %445 ], [ %211, %561 ], [ %211, %558 ], [ %211, %381 ], [ %211, %384 ], [ %211, %409 ], [ %211, %588 ]
  %663 = getelementptr inbounds i8, i8* %662, i64 1
  br label %87

664:                                              ; preds = %221, %87
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_vsnprintf(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr {
  %5 = alloca %struct.sink, align 8
  %6 = alloca i8, align 1
  %7 = bitcast %struct.sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %7)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6)
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
  call fastcc void @format(%struct.sink* noundef nonnull %5, i8* noundef %2, %struct.__va_list_tag* noundef %3)
  br i1 %8, label %20, label %14

14:                                               ; preds = %4
  %15 = load i64, i64* %13, align 8
  %16 = icmp ult i64 %15, %1
  %17 = add i64 %1, -1
  %18 = select i1 %16, i64 %15, i64 %17
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  store i8 0, i8* %19, align 1
  br label %20

20:                                               ; preds = %14, %4
  %21 = load i64, i64* %13, align 8
  %22 = trunc i64 %21 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %7)
  ret i32 %22
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_printf(i8* nocapture noundef readonly %0, ...) local_unnamed_addr {
  %2 = alloca %struct.sink, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = bitcast %struct.sink* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %6)
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 0
  store i8* null, i8** %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 3
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 2
  store i64 0, i64* %9, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %2, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %5)
  %10 = load i64, i64* %8, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %13, i64 noundef %10)
  br label %14

14:                                               ; preds = %1, %12
  store i64 0, i64* %8, align 8
  %15 = load i64, i64* %9, align 8
  %16 = trunc i64 %15 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %6)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4)
  ret i32 %16
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*)

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*)

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_fprintf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr {
  %3 = alloca %struct.sink, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %7)
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %10, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6)
  %11 = load i64, i64* %9, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %14, i64 noundef %11)
  br label %15

15:                                               ; preds = %2, %13
  store i64 0, i64* %9, align 8
  %16 = load i64, i64* %10, align 8
  %17 = trunc i64 %16 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_vfprintf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr {
  %4 = alloca %struct.sink, align 8
  %5 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %5)
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* null, i8** %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %8, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2)
  %9 = load i64, i64* %7, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %12, i64 noundef %9)
  br label %13

13:                                               ; preds = %3, %11
  store i64 0, i64* %7, align 8
  %14 = load i64, i64* %8, align 8
  %15 = trunc i64 %14 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %5)
  ret i32 %15
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_dprintf(i32 noundef %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr {
  %3 = alloca %struct.sink, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %7)
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %10, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6)
  %11 = load i64, i64* %9, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %14, i64 noundef %11)
  br label %15

15:                                               ; preds = %2, %13
  store i64 0, i64* %9, align 8
  %16 = load i64, i64* %10, align 8
  %17 = trunc i64 %16 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_snprintf(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, ...) local_unnamed_addr {
  %4 = alloca %struct.sink, align 8
  %5 = alloca i8, align 1
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %7)
  %9 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %9)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5)
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
  call fastcc void @format(%struct.sink* noundef nonnull %4, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %8)
  br i1 %10, label %22, label %16

16:                                               ; preds = %3
  %17 = load i64, i64* %15, align 8
  %18 = icmp ult i64 %17, %1
  %19 = add i64 %1, -1
  %20 = select i1 %18, i64 %17, i64 %19
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  store i8 0, i8* %21, align 1
  br label %22

22:                                               ; preds = %3, %16
  %23 = load i64, i64* %15, align 8
  %24 = trunc i64 %23 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %9)
  call void @llvm.va_end(i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7)
  ret i32 %24
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_sprintf(i8* noundef %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr {
  %3 = alloca %struct.sink, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %7)
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* %0, i8** %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 1
  store i64 9223372036854775807, i64* %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %10, align 8
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %11, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6)
  %12 = load i64, i64* %11, align 8
  %13 = icmp ult i64 %12, 9223372036854775806
  %14 = select i1 %13, i64 %12, i64 9223372036854775806
  %15 = getelementptr inbounds i8, i8* %0, i64 %14
  store i8 0, i8* %15, align 1
  %16 = trunc i64 %12 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_vsprintf(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr {
  %4 = alloca %struct.sink, align 8
  %5 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %5)
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* %0, i8** %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 1
  store i64 9223372036854775807, i64* %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %9, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2)
  %10 = load i64, i64* %9, align 8
  %11 = icmp ult i64 %10, 9223372036854775806
  %12 = select i1 %11, i64 %10, i64 9223372036854775806
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  store i8 0, i8* %13, align 1
  %14 = trunc i64 %10 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %5)
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___printf_chk(i32 noundef %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr {
  %3 = alloca %struct.sink, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %7)
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %10, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6)
  %11 = load i64, i64* %9, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %14, i64 noundef %11)
  br label %15

15:                                               ; preds = %2, %13
  store i64 0, i64* %9, align 8
  %16 = load i64, i64* %10, align 8
  %17 = trunc i64 %16 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___fprintf_chk(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readonly %2, ...) local_unnamed_addr {
  %4 = alloca %struct.sink, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6)
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %6)
  %8 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %8)
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* null, i8** %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %10, align 8
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %11, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %4, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %7)
  %12 = load i64, i64* %10, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %15, i64 noundef %12)
  br label %16

16:                                               ; preds = %3, %14
  store i64 0, i64* %10, align 8
  %17 = load i64, i64* %11, align 8
  %18 = trunc i64 %17 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %8)
  call void @llvm.va_end(i8* %6)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6)
  ret i32 %18
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___vprintf_chk(i32 noundef %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr {
  %4 = alloca %struct.sink, align 8
  %5 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %5)
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* null, i8** %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %8, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2)
  %9 = load i64, i64* %7, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %12, i64 noundef %9)
  br label %13

13:                                               ; preds = %3, %11
  store i64 0, i64* %7, align 8
  %14 = load i64, i64* %8, align 8
  %15 = trunc i64 %14 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %5)
  ret i32 %15
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___vfprintf_chk(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readonly %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr {
  %5 = alloca %struct.sink, align 8
  %6 = bitcast %struct.sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %6)
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 0
  store i8* null, i8** %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 3
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 2
  store i64 0, i64* %9, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %5, i8* noundef %2, %struct.__va_list_tag* noundef %3)
  %10 = load i64, i64* %8, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %13, i64 noundef %10)
  br label %14

14:                                               ; preds = %4, %12
  store i64 0, i64* %8, align 8
  %15 = load i64, i64* %9, align 8
  %16 = trunc i64 %15 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %6)
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___snprintf_chk(i8* noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i8* nocapture noundef readonly %4, ...) local_unnamed_addr {
  %6 = alloca %struct.sink, align 8
  %7 = alloca i8, align 1
  %8 = alloca [1 x %struct.__va_list_tag], align 16
  %9 = bitcast [1 x %struct.__va_list_tag]* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %9)
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %8, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %9)
  %11 = bitcast %struct.sink* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %11)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %7)
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
  call fastcc void @format(%struct.sink* noundef nonnull %6, i8* noundef %4, %struct.__va_list_tag* noundef nonnull %10)
  br i1 %12, label %24, label %18

18:                                               ; preds = %5
  %19 = load i64, i64* %17, align 8
  %20 = icmp ult i64 %19, %1
  %21 = add i64 %1, -1
  %22 = select i1 %20, i64 %19, i64 %21
  %23 = getelementptr inbounds i8, i8* %0, i64 %22
  store i8 0, i8* %23, align 1
  br label %24

24:                                               ; preds = %5, %18
  %25 = load i64, i64* %17, align 8
  %26 = trunc i64 %25 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %11)
  call void @llvm.va_end(i8* %9)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %9)
  ret i32 %26
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___sprintf_chk(i8* noundef %0, i32 noundef %1, i64 noundef %2, i8* nocapture noundef readonly %3, ...) local_unnamed_addr {
  %5 = alloca %struct.sink, align 8
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %7)
  %9 = bitcast %struct.sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %9)
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 0
  store i8* %0, i8** %10, align 8
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 1
  store i64 9223372036854775807, i64* %11, align 8
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 3
  store i64 0, i64* %12, align 8
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 2
  store i64 0, i64* %13, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %5, i8* noundef %3, %struct.__va_list_tag* noundef nonnull %8)
  %14 = load i64, i64* %13, align 8
  %15 = icmp ult i64 %14, 9223372036854775806
  %16 = select i1 %15, i64 %14, i64 9223372036854775806
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  store i8 0, i8* %17, align 1
  %18 = trunc i64 %14 to i32
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %9)
  call void @llvm.va_end(i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7)
  ret i32 %18
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___vsnprintf_chk(i8* noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i8* nocapture noundef readonly %4, %struct.__va_list_tag* noundef %5) local_unnamed_addr {
  %7 = alloca %struct.sink, align 8
  %8 = alloca i8, align 1
  %9 = bitcast %struct.sink* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %9)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %8)
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
  call fastcc void @format(%struct.sink* noundef nonnull %7, i8* noundef %4, %struct.__va_list_tag* noundef %5)
  br i1 %10, label %22, label %16

16:                                               ; preds = %6
  %17 = load i64, i64* %15, align 8
  %18 = icmp ult i64 %17, %1
  %19 = add i64 %1, -1
  %20 = select i1 %18, i64 %17, i64 %19
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  store i8 0, i8* %21, align 1
  br label %22

22:                                               ; preds = %6, %16
  %23 = load i64, i64* %15, align 8
  %24 = trunc i64 %23 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %8)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %9)
  ret i32 %24
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_asprintf(i8** nocapture noundef writeonly %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr {
  %3 = alloca %struct.sink, align 8
  %4 = alloca i8, align 1
  %5 = alloca %struct.sink, align 8
  %6 = alloca i8, align 1
  %7 = alloca [1 x %struct.__va_list_tag], align 16
  %8 = alloca [1 x %struct.__va_list_tag], align 16
  %9 = bitcast [1 x %struct.__va_list_tag]* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %9)
  %10 = bitcast [1 x %struct.__va_list_tag]* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %10)
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %7, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %9)
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %8, i64 0, i64 0
  call void @llvm.va_copy(i8* nonnull %10, i8* nonnull %9)
  %13 = bitcast %struct.sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %13)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6)
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 0
  store i8* %6, i8** %14, align 8
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 1
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 3
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 2
  store i64 0, i64* %17, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %5, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %11)
  %18 = load i64, i64* %17, align 8
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %13)
  %19 = shl i64 %18, 32
  %20 = add i64 %19, 4294967296
  %21 = ashr exact i64 %20, 32
  %22 = call i8* @__gmc_malloc(i64 noundef %21, i64 noundef 16, i32 noundef 0)
  store i8* %22, i8** %0, align 8
  %23 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %23)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4)
  %24 = icmp eq i64 %20, 0
  %25 = select i1 %24, i8* %4, i8* %22
  %26 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* %25, i8** %26, align 8
  %27 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 1
  store i64 %21, i64* %27, align 8
  %28 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %28, align 8
  %29 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %29, align 8
  call fastcc void @format(%struct.sink* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %12)
  br i1 %24, label %36, label %30

30:                                               ; preds = %2
  %31 = load i64, i64* %29, align 8
  %32 = icmp ult i64 %31, %21
  %33 = add nsw i64 %21, -1
  %34 = select i1 %32, i64 %31, i64 %33
  %35 = getelementptr inbounds i8, i8* %22, i64 %34
  store i8 0, i8* %35, align 1
  br label %36

36:                                               ; preds = %2, %30
  %37 = trunc i64 %18 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %23)
  call void @llvm.va_end(i8* %9)
  call void @llvm.va_end(i8* %10)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %10)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %9)
  ret i32 %37
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*)

declare i8* @__gmc_malloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_putchar(i32 noundef %0) local_unnamed_addr {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2)
  %3 = trunc i32 %0 to i8
  store i8 %3, i8* %2, align 1
  call void @__gmc_print(i8* noundef nonnull %2, i64 noundef 1)
  %4 = and i32 %0, 255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2)
  ret i32 %4
}

declare void @__gmc_print(i8* noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_fputc(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3)
  %4 = trunc i32 %0 to i8
  store i8 %4, i8* %3, align 1
  call void @__gmc_print(i8* noundef nonnull %3, i64 noundef 1)
  %5 = and i32 %0, 255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3)
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_putc(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3)
  %4 = trunc i32 %0 to i8
  store i8 %4, i8* %3, align 1
  call void @__gmc_print(i8* noundef nonnull %3, i64 noundef 1)
  %5 = and i32 %0, 255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3)
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_putchar_unlocked(i32 noundef %0) local_unnamed_addr {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2)
  %3 = trunc i32 %0 to i8
  store i8 %3, i8* %2, align 1
  call void @__gmc_print(i8* noundef nonnull %2, i64 noundef 1)
  %4 = and i32 %0, 255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_putc_unlocked(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3)
  %4 = trunc i32 %0 to i8
  store i8 %4, i8* %3, align 1
  call void @__gmc_print(i8* noundef nonnull %3, i64 noundef 1)
  %5 = and i32 %0, 255
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3)
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_fputs(i8* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = alloca %struct.sink, align 8
  %4 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %4)
  %5 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %5, align 8
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %7, align 8
  %8 = load i8, i8* %0, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 1
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  br label %18

13:                                               ; preds = %40, %2
  %14 = load i64, i64* %6, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %46, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %17, i64 noundef %14)
  br label %46

18:                                               ; preds = %40, %10
  %19 = phi i8 [ %8, %10 ], [ %44, %40 ]
  %20 = phi i8* [ %0, %10 ], [ %43, %40 ]
  %21 = load i8*, i8** %5, align 8
  %22 = icmp eq i8* %21, null
  br i1 %22, label %30, label %23

23:                                               ; preds = %18
  %24 = load i64, i64* %7, align 8
  %25 = add i64 %24, 1
  %26 = load i64, i64* %11, align 8
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %40

28:                                               ; preds = %23
  %29 = getelementptr inbounds i8, i8* %21, i64 %24
  br label %38

30:                                               ; preds = %18
  %31 = load i64, i64* %6, align 8
  %32 = icmp eq i64 %31, 64
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  call void @__gmc_print(i8* noundef nonnull %12, i64 noundef %31)
  store i64 0, i64* %6, align 8
  br label %34

34:                                               ; preds = %33, %30
  %35 = load i64, i64* %6, align 8
  %36 = add i64 %35, 1
  store i64 %36, i64* %6, align 8
  %37 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 %35
  br label %38

38:                                               ; preds = %28, %34
  %39 = phi i8* [ %37, %34 ], [ %29, %28 ]
  store i8 %19, i8* %39, align 1
  br label %40

40:                                               ; preds = %38, %23
  %41 = load i64, i64* %7, align 8
  %42 = add i64 %41, 1
  store i64 %42, i64* %7, align 8
  %43 = getelementptr inbounds i8, i8* %20, i64 1
  %44 = load i8, i8* %43, align 1
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %13, label %18

46:                                               ; preds = %13, %16
  store i64 0, i64* %6, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %4)
  ret i32 1
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_puts(i8* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca i8, align 1
  %3 = alloca %struct.sink, align 8
  %4 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %4)
  %5 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %5, align 8
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %7, align 8
  %8 = load i8, i8* %0, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 1
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  br label %18

13:                                               ; preds = %40, %1
  %14 = load i64, i64* %6, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %46, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %17, i64 noundef %14)
  br label %46

18:                                               ; preds = %40, %10
  %19 = phi i8 [ %8, %10 ], [ %44, %40 ]
  %20 = phi i8* [ %0, %10 ], [ %43, %40 ]
  %21 = load i8*, i8** %5, align 8
  %22 = icmp eq i8* %21, null
  br i1 %22, label %30, label %23

23:                                               ; preds = %18
  %24 = load i64, i64* %7, align 8
  %25 = add i64 %24, 1
  %26 = load i64, i64* %11, align 8
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %40

28:                                               ; preds = %23
  %29 = getelementptr inbounds i8, i8* %21, i64 %24
  br label %38

30:                                               ; preds = %18
  %31 = load i64, i64* %6, align 8
  %32 = icmp eq i64 %31, 64
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  call void @__gmc_print(i8* noundef nonnull %12, i64 noundef %31)
  store i64 0, i64* %6, align 8
  br label %34

34:                                               ; preds = %33, %30
  %35 = load i64, i64* %6, align 8
  %36 = add i64 %35, 1
  store i64 %36, i64* %6, align 8
  %37 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 %35
  br label %38

38:                                               ; preds = %28, %34
  %39 = phi i8* [ %37, %34 ], [ %29, %28 ]
  store i8 %19, i8* %39, align 1
  br label %40

40:                                               ; preds = %38, %23
  %41 = load i64, i64* %7, align 8
  %42 = add i64 %41, 1
  store i64 %42, i64* %7, align 8
  %43 = getelementptr inbounds i8, i8* %20, i64 1
  %44 = load i8, i8* %43, align 1
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %13, label %18

46:                                               ; preds = %13, %16
  store i64 0, i64* %6, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %4)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2)
  store i8 10, i8* %2, align 1
  call void @__gmc_print(i8* noundef nonnull %2, i64 noundef 1)
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2)
  ret i32 10
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_fwrite(i8* nocapture noundef readonly %0, i64 noundef %1, i64 noundef returned %2, i8* nocapture noundef readnone %3) local_unnamed_addr {
  %5 = alloca %struct.sink, align 8
  %6 = mul i64 %2, %1
  %7 = bitcast %struct.sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %7)
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 0
  store i8* null, i8** %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 3
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 2
  store i64 0, i64* %10, align 8
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 1
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 4, i64 0
  br label %20

15:                                               ; preds = %43, %4
  %16 = load i64, i64* %9, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %48, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %19, i64 noundef %16)
  br label %48

20:                                               ; preds = %43, %12
  %21 = phi i64 [ 0, %12 ], [ %46, %43 ]
  %22 = getelementptr inbounds i8, i8* %0, i64 %21
  %23 = load i8, i8* %22, align 1
  %24 = load i8*, i8** %8, align 8
  %25 = icmp eq i8* %24, null
  br i1 %25, label %33, label %26

26:                                               ; preds = %20
  %27 = load i64, i64* %10, align 8
  %28 = add i64 %27, 1
  %29 = load i64, i64* %13, align 8
  %30 = icmp ult i64 %28, %29
  br i1 %30, label %31, label %43

31:                                               ; preds = %26
  %32 = getelementptr inbounds i8, i8* %24, i64 %27
  br label %41

33:                                               ; preds = %20
  %34 = load i64, i64* %9, align 8
  %35 = icmp eq i64 %34, 64
  br i1 %35, label %36, label %37

36:                                               ; preds = %33
  call void @__gmc_print(i8* noundef nonnull %14, i64 noundef %34)
  store i64 0, i64* %9, align 8
  br label %37

37:                                               ; preds = %36, %33
  %38 = load i64, i64* %9, align 8
  %39 = add i64 %38, 1
  store i64 %39, i64* %9, align 8
  %40 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 4, i64 %38
  br label %41

41:                                               ; preds = %31, %37
  %42 = phi i8* [ %40, %37 ], [ %32, %31 ]
  store i8 %23, i8* %42, align 1
  br label %43

43:                                               ; preds = %41, %26
  %44 = load i64, i64* %10, align 8
  %45 = add i64 %44, 1
  store i64 %45, i64* %10, align 8
  %46 = add nuw i64 %21, 1
  %47 = icmp eq i64 %46, %6
  br i1 %47, label %15, label %20

48:                                               ; preds = %15, %18
  store i64 0, i64* %9, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %7)
  ret i64 %2
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_write(i32 noundef %0, i8* nocapture noundef readonly %1, i64 noundef returned %2) local_unnamed_addr {
  %4 = alloca %struct.sink, align 8
  %5 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %5)
  %6 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* null, i8** %6, align 8
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %8, align 8
  %9 = icmp eq i64 %2, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 1
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  br label %18

13:                                               ; preds = %41, %3
  %14 = load i64, i64* %7, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %46, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %17, i64 noundef %14)
  br label %46

18:                                               ; preds = %41, %10
  %19 = phi i64 [ 0, %10 ], [ %44, %41 ]
  %20 = getelementptr inbounds i8, i8* %1, i64 %19
  %21 = load i8, i8* %20, align 1
  %22 = load i8*, i8** %6, align 8
  %23 = icmp eq i8* %22, null
  br i1 %23, label %31, label %24

24:                                               ; preds = %18
  %25 = load i64, i64* %8, align 8
  %26 = add i64 %25, 1
  %27 = load i64, i64* %11, align 8
  %28 = icmp ult i64 %26, %27
  br i1 %28, label %29, label %41

29:                                               ; preds = %24
  %30 = getelementptr inbounds i8, i8* %22, i64 %25
  br label %39

31:                                               ; preds = %18
  %32 = load i64, i64* %7, align 8
  %33 = icmp eq i64 %32, 64
  br i1 %33, label %34, label %35

34:                                               ; preds = %31
  call void @__gmc_print(i8* noundef nonnull %12, i64 noundef %32)
  store i64 0, i64* %7, align 8
  br label %35

35:                                               ; preds = %34, %31
  %36 = load i64, i64* %7, align 8
  %37 = add i64 %36, 1
  store i64 %37, i64* %7, align 8
  %38 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 %36
  br label %39

39:                                               ; preds = %29, %35
  %40 = phi i8* [ %38, %35 ], [ %30, %29 ]
  store i8 %21, i8* %40, align 1
  br label %41

41:                                               ; preds = %39, %24
  %42 = load i64, i64* %8, align 8
  %43 = add i64 %42, 1
  store i64 %43, i64* %8, align 8
  %44 = add nuw i64 %19, 1
  %45 = icmp eq i64 %44, %2
  br i1 %45, label %13, label %18

46:                                               ; preds = %13, %16
  store i64 0, i64* %7, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %5)
  ret i64 %2
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt_perror(i8* noundef readonly %0) local_unnamed_addr {
  %2 = alloca %struct.sink, align 8
  %3 = alloca %struct.sink, align 8
  %4 = alloca %struct.sink, align 8
  %5 = icmp eq i8* %0, null
  br i1 %5, label %89, label %6

6:                                                ; preds = %1
  %7 = load i8, i8* %0, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %89, label %9

9:                                                ; preds = %6
  %10 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %10)
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* null, i8** %11, align 8
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 3
  store i64 0, i64* %12, align 8
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %13, align 8
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 1
  %15 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  br label %21

16:                                               ; preds = %43
  %17 = load i64, i64* %12, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %49, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 0
  call void @__gmc_print(i8* noundef nonnull %20, i64 noundef %17)
  br label %49

21:                                               ; preds = %43, %9
  %22 = phi i8 [ %7, %9 ], [ %47, %43 ]
  %23 = phi i8* [ %0, %9 ], [ %46, %43 ]
  %24 = load i8*, i8** %11, align 8
  %25 = icmp eq i8* %24, null
  br i1 %25, label %33, label %26

26:                                               ; preds = %21
  %27 = load i64, i64* %13, align 8
  %28 = add i64 %27, 1
  %29 = load i64, i64* %14, align 8
  %30 = icmp ult i64 %28, %29
  br i1 %30, label %31, label %43

31:                                               ; preds = %26
  %32 = getelementptr inbounds i8, i8* %24, i64 %27
  br label %41

33:                                               ; preds = %21
  %34 = load i64, i64* %12, align 8
  %35 = icmp eq i64 %34, 64
  br i1 %35, label %36, label %37

36:                                               ; preds = %33
  call void @__gmc_print(i8* noundef nonnull %15, i64 noundef %34)
  store i64 0, i64* %12, align 8
  br label %37

37:                                               ; preds = %36, %33
  %38 = load i64, i64* %12, align 8
  %39 = add i64 %38, 1
  store i64 %39, i64* %12, align 8
  %40 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 4, i64 %38
  br label %41

41:                                               ; preds = %31, %37
  %42 = phi i8* [ %40, %37 ], [ %32, %31 ]
  store i8 %22, i8* %42, align 1
  br label %43

43:                                               ; preds = %41, %26
  %44 = load i64, i64* %13, align 8
  %45 = add i64 %44, 1
  store i64 %45, i64* %13, align 8
  %46 = getelementptr inbounds i8, i8* %23, i64 1
  %47 = load i8, i8* %46, align 1
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %16, label %21

49:                                               ; preds = %16, %19
  store i64 0, i64* %12, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %10)
  %50 = bitcast %struct.sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %50)
  %51 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 0
  store i8* null, i8** %51, align 8
  %52 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 3
  store i64 0, i64* %52, align 8
  %53 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 2
  store i64 0, i64* %53, align 8
  %54 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 1
  %55 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 0
  br label %60

56:                                               ; preds = %83
  %57 = load i64, i64* %52, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %88, label %59

59:                                               ; preds = %56
  call void @__gmc_print(i8* noundef nonnull %55, i64 noundef %57)
  br label %88

60:                                               ; preds = %83, %49
  %61 = phi i64 [ 0, %49 ], [ %86, %83 ]
  %62 = getelementptr inbounds [3 x i8], [3 x i8]* @.str, i64 0, i64 %61
  %63 = load i8, i8* %62, align 1
  %64 = load i8*, i8** %51, align 8
  %65 = icmp eq i8* %64, null
  br i1 %65, label %73, label %66

66:                                               ; preds = %60
  %67 = load i64, i64* %53, align 8
  %68 = add i64 %67, 1
  %69 = load i64, i64* %54, align 8
  %70 = icmp ult i64 %68, %69
  br i1 %70, label %71, label %83

71:                                               ; preds = %66
  %72 = getelementptr inbounds i8, i8* %64, i64 %67
  br label %81

73:                                               ; preds = %60
  %74 = load i64, i64* %52, align 8
  %75 = icmp eq i64 %74, 64
  br i1 %75, label %76, label %77

76:                                               ; preds = %73
  call void @__gmc_print(i8* noundef nonnull %55, i64 noundef %74)
  store i64 0, i64* %52, align 8
  br label %77

77:                                               ; preds = %76, %73
  %78 = load i64, i64* %52, align 8
  %79 = add i64 %78, 1
  store i64 %79, i64* %52, align 8
  %80 = getelementptr inbounds %struct.sink, %struct.sink* %3, i64 0, i32 4, i64 %78
  br label %81

81:                                               ; preds = %71, %77
  %82 = phi i8* [ %80, %77 ], [ %72, %71 ]
  store i8 %63, i8* %82, align 1
  br label %83

83:                                               ; preds = %81, %66
  %84 = load i64, i64* %53, align 8
  %85 = add i64 %84, 1
  store i64 %85, i64* %53, align 8
  %86 = add nuw nsw i64 %61, 1
  %87 = icmp eq i64 %86, 2
  br i1 %87, label %56, label %60

88:                                               ; preds = %56, %59
  store i64 0, i64* %52, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %50)
  br label %89

89:                                               ; preds = %88, %6, %1
  %90 = bitcast %struct.sink* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %90)
  %91 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 0
  store i8* null, i8** %91, align 8
  %92 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 3
  store i64 0, i64* %92, align 8
  %93 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 2
  store i64 0, i64* %93, align 8
  %94 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 1
  %95 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 4, i64 0
  br label %100

96:                                               ; preds = %123
  %97 = load i64, i64* %92, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %128, label %99

99:                                               ; preds = %96
  call void @__gmc_print(i8* noundef nonnull %95, i64 noundef %97)
  br label %128

100:                                              ; preds = %123, %89
  %101 = phi i64 [ 0, %89 ], [ %126, %123 ]
  %102 = getelementptr inbounds [7 x i8], [7 x i8]* @.str.1, i64 0, i64 %101
  %103 = load i8, i8* %102, align 1
  %104 = load i8*, i8** %91, align 8
  %105 = icmp eq i8* %104, null
  br i1 %105, label %113, label %106

106:                                              ; preds = %100
  %107 = load i64, i64* %93, align 8
  %108 = add i64 %107, 1
  %109 = load i64, i64* %94, align 8
  %110 = icmp ult i64 %108, %109
  br i1 %110, label %111, label %123

111:                                              ; preds = %106
  %112 = getelementptr inbounds i8, i8* %104, i64 %107
  br label %121

113:                                              ; preds = %100
  %114 = load i64, i64* %92, align 8
  %115 = icmp eq i64 %114, 64
  br i1 %115, label %116, label %117

116:                                              ; preds = %113
  call void @__gmc_print(i8* noundef nonnull %95, i64 noundef %114)
  store i64 0, i64* %92, align 8
  br label %117

117:                                              ; preds = %116, %113
  %118 = load i64, i64* %92, align 8
  %119 = add i64 %118, 1
  store i64 %119, i64* %92, align 8
  %120 = getelementptr inbounds %struct.sink, %struct.sink* %2, i64 0, i32 4, i64 %118
  br label %121

121:                                              ; preds = %111, %117
  %122 = phi i8* [ %120, %117 ], [ %112, %111 ]
  store i8 %103, i8* %122, align 1
  br label %123

123:                                              ; preds = %121, %106
  %124 = load i64, i64* %93, align 8
  %125 = add i64 %124, 1
  store i64 %125, i64* %93, align 8
  %126 = add nuw nsw i64 %101, 1
  %127 = icmp eq i64 %126, 6
  br i1 %127, label %96, label %100

128:                                              ; preds = %96, %99
  store i64 0, i64* %92, align 8
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %90)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_fflush(i8* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_fclose(i8* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_ferror(i8* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_feof(i8* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i32 @__gmc_rt_fileno(i8* nocapture noundef readnone %0) local_unnamed_addr {
  %2 = load i8*, i8** @__gmc_rt_stdin, align 8
  %3 = icmp eq i8* %2, %0
  %4 = load i8*, i8** @__gmc_rt_stdout, align 8
  %5 = icmp eq i8* %4, %0
  %6 = select i1 %5, i32 1, i32 2
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_setvbuf(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt_setbuf(i8* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt_flockfile(i8* nocapture noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt_funlockfile(i8* nocapture noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_getchar() local_unnamed_addr {
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_getc(i8* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_fgetc(i8* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local noalias i8* @__gmc_rt_fgets(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i64 @__gmc_rt_fread(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr {
  ret i64 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i64 @__gmc_rt_read(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr {
  ret i64 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_scanf(i8* nocapture noundef readnone %0, ...) local_unnamed_addr {
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt___isoc99_scanf(i8* nocapture noundef readnone %0, ...) local_unnamed_addr {
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_fscanf(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr {
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt___isoc99_fscanf(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr {
  ret i32 -1
}

; Function Attrs: noreturn nounwind
define dso_local noalias nonnull i8* @__gmc_rt_fopen(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0))
  unreachable
}

; Function Attrs: noreturn
declare void @__gmc_fault(i32 noundef, i8* noundef) local_unnamed_addr

; Function Attrs: noreturn nounwind
define dso_local i32 @__gmc_rt_open(i8* nocapture noundef readnone %0, i32 noundef %1, ...) local_unnamed_addr {
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i64 0, i64 0))
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_close(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: nounwind
define internal fastcc void @integer(%struct.sink* noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i8 noundef signext %6) unnamed_addr {
  %8 = alloca [66 x i8], align 16
  %9 = getelementptr inbounds [66 x i8], [66 x i8]* %8, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 66, i8* nonnull %9)
  %10 = icmp eq i8 %6, 111
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = and i8 %6, -33
  %13 = icmp eq i8 %12, 88
  br i1 %13, label %17, label %14

14:                                               ; preds = %11
  %15 = icmp eq i8 %12, 66
  %16 = select i1 %15, i32 2, i32 10
  br label %17

17:                                               ; preds = %14, %11, %7
  %18 = phi i32 [ 8, %7 ], [ %16, %14 ], [ 16, %11 ]
  %19 = icmp eq i8 %6, 88
  %20 = select i1 %19, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.9, i64 0, i64 0)
  %21 = getelementptr inbounds [66 x i8], [66 x i8]* %8, i64 0, i64 66
  %22 = icmp eq i64 %4, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %17
  %24 = zext i32 %18 to i64
  br label %36

25:                                               ; preds = %36, %17
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

36:                                               ; preds = %23, %36
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

47:                                               ; preds = %25
  %48 = icmp eq i32 %5, 0
  br i1 %48, label %49, label %82

49:                                               ; preds = %47
  %50 = and i32 %31, 2
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %82

52:                                               ; preds = %49
  %53 = and i32 %31, 4
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.12, i64 0, i64 0)
  br label %82

56:                                               ; preds = %25
  %57 = and i32 %31, 8
  %58 = icmp ne i32 %57, 0
  %59 = icmp ne i64 %4, 0
  %60 = and i1 %59, %58
  %61 = icmp eq i32 %18, 16
  %62 = and i1 %60, %61
  br i1 %62, label %63, label %65

63:                                               ; preds = %56
  %64 = select i1 %19, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.14, i64 0, i64 0)
  br label %82

65:                                               ; preds = %56
  %66 = icmp eq i32 %18, 2
  %67 = and i1 %60, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %65
  %69 = icmp eq i8 %6, 66
  %70 = select i1 %69, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.16, i64 0, i64 0)
  br label %82

71:                                               ; preds = %65
  %72 = icmp eq i32 %18, 8
  %73 = and i1 %58, %72
  %74 = icmp eq i32 %34, 0
  %75 = select i1 %73, i1 %74, i1 false
  br i1 %75, label %76, label %82

76:                                               ; preds = %71
  %77 = icmp eq i32 %26, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %76
  %79 = load i8, i8* %27, align 1
  %80 = icmp ne i8 %79, 48
  %81 = zext i1 %80 to i32
  br label %82

82:                                               ; preds = %76, %78, %47, %49, %52, %63, %71, %68
  %83 = phi i32 [ %34, %63 ], [ %34, %68 ], [ %34, %71 ], [ %34, %52 ], [ %34, %49 ], [ %34, %47 ], [ 1, %76 ], [ %81, %78 ]
  %84 = phi i8* [ %64, %63 ], [ %70, %68 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %71 ], [ %55, %52 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0), %49 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i64 0, i64 0), %47 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %76 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %78 ]
  call fastcc void @number(%struct.sink* noundef %0, i32 noundef %31, i32 noundef %2, i8* noundef %84, i32 noundef %83, i8* noundef nonnull %27, i32 noundef %26)
  call void @llvm.lifetime.end.p0i8(i64 66, i8* nonnull %9)
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @number(%struct.sink* noundef %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef readonly %3, i32 noundef %4, i8* nocapture noundef readonly %5, i32 noundef %6) unnamed_addr {
  br label %8

8:                                                ; preds = %8, %7
  %9 = phi i64 [ %13, %8 ], [ 0, %7 ]
  %10 = getelementptr inbounds i8, i8* %3, i64 %9
  %11 = load i8, i8* %10, align 1
  %12 = icmp eq i8 %11, 0
  %13 = add nuw i64 %9, 1
  br i1 %12, label %14, label %8

14:                                               ; preds = %8
  %15 = trunc i64 %9 to i32
  %16 = add i32 %4, %6
  %17 = add i32 %16, %15
  %18 = sub i32 %2, %17
  %19 = and i32 %1, 17
  %20 = icmp eq i32 %19, 0
  %21 = icmp sgt i32 %18, 0
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %55

23:                                               ; preds = %14
  %24 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %25 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %27 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %28 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  br label %29

29:                                               ; preds = %50, %23
  %30 = phi i32 [ %18, %23 ], [ %53, %50 ]
  %31 = load i8*, i8** %24, align 8
  %32 = icmp eq i8* %31, null
  br i1 %32, label %40, label %33

33:                                               ; preds = %29
  %34 = load i64, i64* %25, align 8
  %35 = add i64 %34, 1
  %36 = load i64, i64* %26, align 8
  %37 = icmp ult i64 %35, %36
  br i1 %37, label %38, label %50

38:                                               ; preds = %33
  %39 = getelementptr inbounds i8, i8* %31, i64 %34
  br label %48

40:                                               ; preds = %29
  %41 = load i64, i64* %27, align 8
  %42 = icmp eq i64 %41, 64
  br i1 %42, label %43, label %44

43:                                               ; preds = %40
  call void @__gmc_print(i8* noundef nonnull %28, i64 noundef %41)
  store i64 0, i64* %27, align 8
  br label %44

44:                                               ; preds = %43, %40
  %45 = load i64, i64* %27, align 8
  %46 = add i64 %45, 1
  store i64 %46, i64* %27, align 8
  %47 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %45
  br label %48

48:                                               ; preds = %38, %44
  %49 = phi i8* [ %47, %44 ], [ %39, %38 ]
  store i8 32, i8* %49, align 1
  br label %50

50:                                               ; preds = %48, %33
  %51 = load i64, i64* %25, align 8
  %52 = add i64 %51, 1
  store i64 %52, i64* %25, align 8
  %53 = add nsw i32 %30, -1
  %54 = icmp sgt i32 %30, 1
  br i1 %54, label %29, label %55

55:                                               ; preds = %50, %14
  %56 = icmp eq i32 %15, 0
  br i1 %56, label %65, label %57

57:                                               ; preds = %55
  %58 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %59 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %60 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %61 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %62 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  %63 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %64 = and i64 %9, 4294967295
  br label %72

65:                                               ; preds = %95, %55
  %66 = and i32 %1, 1
  %67 = icmp ne i32 %66, 0
  %68 = and i32 %1, 17
  %69 = icmp eq i32 %68, 16
  %70 = icmp sgt i32 %18, 0
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %100, label %132

72:                                               ; preds = %57, %95
  %73 = phi i64 [ 0, %57 ], [ %98, %95 ]
  %74 = getelementptr inbounds i8, i8* %3, i64 %73
  %75 = load i8, i8* %74, align 1
  %76 = load i8*, i8** %58, align 8
  %77 = icmp eq i8* %76, null
  br i1 %77, label %85, label %78

78:                                               ; preds = %72
  %79 = load i64, i64* %59, align 8
  %80 = add i64 %79, 1
  %81 = load i64, i64* %60, align 8
  %82 = icmp ult i64 %80, %81
  br i1 %82, label %83, label %95

83:                                               ; preds = %78
  %84 = getelementptr inbounds i8, i8* %76, i64 %79
  br label %93

85:                                               ; preds = %72
  %86 = load i64, i64* %61, align 8
  %87 = icmp eq i64 %86, 64
  br i1 %87, label %88, label %89

88:                                               ; preds = %85
  call void @__gmc_print(i8* noundef nonnull %62, i64 noundef %86)
  store i64 0, i64* %61, align 8
  br label %89

89:                                               ; preds = %88, %85
  %90 = load i64, i64* %61, align 8
  %91 = add i64 %90, 1
  store i64 %91, i64* %61, align 8
  %92 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %90
  br label %93

93:                                               ; preds = %89, %83
  %94 = phi i8* [ %84, %83 ], [ %92, %89 ]
  store i8 %75, i8* %94, align 1
  br label %95

95:                                               ; preds = %93, %78
  %96 = load i64, i64* %63, align 8
  %97 = add i64 %96, 1
  store i64 %97, i64* %63, align 8
  %98 = add nuw nsw i64 %73, 1
  %99 = icmp eq i64 %98, %64
  br i1 %99, label %65, label %72

100:                                              ; preds = %65
  %101 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %102 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %103 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %104 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %105 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  br label %106

106:                                              ; preds = %127, %100
  %107 = phi i32 [ %18, %100 ], [ %130, %127 ]
  %108 = load i8*, i8** %101, align 8
  %109 = icmp eq i8* %108, null
  br i1 %109, label %117, label %110

110:                                              ; preds = %106
  %111 = load i64, i64* %102, align 8
  %112 = add i64 %111, 1
  %113 = load i64, i64* %103, align 8
  %114 = icmp ult i64 %112, %113
  br i1 %114, label %115, label %127

115:                                              ; preds = %110
  %116 = getelementptr inbounds i8, i8* %108, i64 %111
  br label %125

117:                                              ; preds = %106
  %118 = load i64, i64* %104, align 8
  %119 = icmp eq i64 %118, 64
  br i1 %119, label %120, label %121

120:                                              ; preds = %117
  call void @__gmc_print(i8* noundef nonnull %105, i64 noundef %118)
  store i64 0, i64* %104, align 8
  br label %121

121:                                              ; preds = %120, %117
  %122 = load i64, i64* %104, align 8
  %123 = add i64 %122, 1
  store i64 %123, i64* %104, align 8
  %124 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %122
  br label %125

125:                                              ; preds = %115, %121
  %126 = phi i8* [ %124, %121 ], [ %116, %115 ]
  store i8 48, i8* %126, align 1
  br label %127

127:                                              ; preds = %125, %110
  %128 = load i64, i64* %102, align 8
  %129 = add i64 %128, 1
  store i64 %129, i64* %102, align 8
  %130 = add nsw i32 %107, -1
  %131 = icmp sgt i32 %107, 1
  br i1 %131, label %106, label %132

132:                                              ; preds = %127, %65
  %133 = icmp sgt i32 %4, 0
  br i1 %133, label %134, label %166

134:                                              ; preds = %132
  %135 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %136 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %137 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %138 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %139 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  br label %140

140:                                              ; preds = %161, %134
  %141 = phi i32 [ %4, %134 ], [ %164, %161 ]
  %142 = load i8*, i8** %135, align 8
  %143 = icmp eq i8* %142, null
  br i1 %143, label %151, label %144

144:                                              ; preds = %140
  %145 = load i64, i64* %136, align 8
  %146 = add i64 %145, 1
  %147 = load i64, i64* %137, align 8
  %148 = icmp ult i64 %146, %147
  br i1 %148, label %149, label %161

149:                                              ; preds = %144
  %150 = getelementptr inbounds i8, i8* %142, i64 %145
  br label %159

151:                                              ; preds = %140
  %152 = load i64, i64* %138, align 8
  %153 = icmp eq i64 %152, 64
  br i1 %153, label %154, label %155

154:                                              ; preds = %151
  call void @__gmc_print(i8* noundef nonnull %139, i64 noundef %152)
  store i64 0, i64* %138, align 8
  br label %155

155:                                              ; preds = %154, %151
  %156 = load i64, i64* %138, align 8
  %157 = add i64 %156, 1
  store i64 %157, i64* %138, align 8
  %158 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %156
  br label %159

159:                                              ; preds = %149, %155
  %160 = phi i8* [ %158, %155 ], [ %150, %149 ]
  store i8 48, i8* %160, align 1
  br label %161

161:                                              ; preds = %159, %144
  %162 = load i64, i64* %136, align 8
  %163 = add i64 %162, 1
  store i64 %163, i64* %136, align 8
  %164 = add nsw i32 %141, -1
  %165 = icmp sgt i32 %141, 1
  br i1 %165, label %140, label %166

166:                                              ; preds = %161, %132
  %167 = icmp sgt i32 %6, 0
  br i1 %167, label %168, label %176

168:                                              ; preds = %166
  %169 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %170 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %171 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %172 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %173 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  %174 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %175 = zext i32 %6 to i64
  br label %179

176:                                              ; preds = %202, %166
  %177 = icmp sgt i32 %18, 0
  %178 = select i1 %67, i1 %177, i1 false
  br i1 %178, label %207, label %239

179:                                              ; preds = %168, %202
  %180 = phi i64 [ 0, %168 ], [ %205, %202 ]
  %181 = getelementptr inbounds i8, i8* %5, i64 %180
  %182 = load i8, i8* %181, align 1
  %183 = load i8*, i8** %169, align 8
  %184 = icmp eq i8* %183, null
  br i1 %184, label %192, label %185

185:                                              ; preds = %179
  %186 = load i64, i64* %170, align 8
  %187 = add i64 %186, 1
  %188 = load i64, i64* %171, align 8
  %189 = icmp ult i64 %187, %188
  br i1 %189, label %190, label %202

190:                                              ; preds = %185
  %191 = getelementptr inbounds i8, i8* %183, i64 %186
  br label %200

192:                                              ; preds = %179
  %193 = load i64, i64* %172, align 8
  %194 = icmp eq i64 %193, 64
  br i1 %194, label %195, label %196

195:                                              ; preds = %192
  call void @__gmc_print(i8* noundef nonnull %173, i64 noundef %193)
  store i64 0, i64* %172, align 8
  br label %196

196:                                              ; preds = %195, %192
  %197 = load i64, i64* %172, align 8
  %198 = add i64 %197, 1
  store i64 %198, i64* %172, align 8
  %199 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %197
  br label %200

200:                                              ; preds = %196, %190
  %201 = phi i8* [ %191, %190 ], [ %199, %196 ]
  store i8 %182, i8* %201, align 1
  br label %202

202:                                              ; preds = %200, %185
  %203 = load i64, i64* %174, align 8
  %204 = add i64 %203, 1
  store i64 %204, i64* %174, align 8
  %205 = add nuw nsw i64 %180, 1
  %206 = icmp eq i64 %205, %175
  br i1 %206, label %176, label %179

207:                                              ; preds = %176
  %208 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %209 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %210 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %211 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 3
  %212 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 0
  br label %213

213:                                              ; preds = %234, %207
  %214 = phi i32 [ %18, %207 ], [ %237, %234 ]
  %215 = load i8*, i8** %208, align 8
  %216 = icmp eq i8* %215, null
  br i1 %216, label %224, label %217

217:                                              ; preds = %213
  %218 = load i64, i64* %209, align 8
  %219 = add i64 %218, 1
  %220 = load i64, i64* %210, align 8
  %221 = icmp ult i64 %219, %220
  br i1 %221, label %222, label %234

222:                                              ; preds = %217
  %223 = getelementptr inbounds i8, i8* %215, i64 %218
  br label %232

224:                                              ; preds = %213
  %225 = load i64, i64* %211, align 8
  %226 = icmp eq i64 %225, 64
  br i1 %226, label %227, label %228

227:                                              ; preds = %224
  call void @__gmc_print(i8* noundef nonnull %212, i64 noundef %225)
  store i64 0, i64* %211, align 8
  br label %228

228:                                              ; preds = %227, %224
  %229 = load i64, i64* %211, align 8
  %230 = add i64 %229, 1
  store i64 %230, i64* %211, align 8
  %231 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 4, i64 %229
  br label %232

232:                                              ; preds = %222, %228
  %233 = phi i8* [ %231, %228 ], [ %223, %222 ]
  store i8 32, i8* %233, align 1
  br label %234

234:                                              ; preds = %232, %217
  %235 = load i64, i64* %209, align 8
  %236 = add i64 %235, 1
  store i64 %236, i64* %209, align 8
  %237 = add nsw i32 %214, -1
  %238 = icmp sgt i32 %214, 1
  br i1 %238, label %213, label %239

239:                                              ; preds = %234, %176
  ret void
}

declare i32 @__gmc_format_double(i8* noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg)



