; ModuleID = 'struct-by-value.c'
source_filename = "struct-by-value.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.padded = type { i8, i32 }
%struct.half = type { i32, i32 }
%struct.bits = type { i32 }
%union.number = type { double }

@.str = private unnamed_addr constant [28 x i8] c"sum(*p) == 3 && sum(q) == 3\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"struct-by-value.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [59 x i8] c"first(*h) == 1 && first(same(g)) == 2 && same(*h).set == 1\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"a[0].set == 1\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"h[1].set == 2\00", align 1
@.str.5 = private unnamed_addr constant [49 x i8] c"middle(b) == 300 && middle(c) == 300 && c.a == 7\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"m->i == 5\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.padded*, align 8
  %3 = alloca %struct.padded, align 4
  %4 = alloca %struct.half*, align 8
  %5 = alloca %struct.half, align 4
  %6 = alloca [2 x %struct.half], align 16
  %7 = alloca %struct.half, align 4
  %8 = alloca %struct.half, align 4
  %9 = alloca %struct.bits, align 4
  %10 = alloca %struct.bits, align 4
  %11 = alloca %union.number, align 8
  %12 = alloca %union.number*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.padded** %2, metadata !15, metadata !DIExpression()), !dbg !22
  %13 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !23
  %14 = bitcast i8* %13 to %struct.padded*, !dbg !23
  store %struct.padded* %14, %struct.padded** %2, align 8, !dbg !22
  call void @llvm.dbg.declare(metadata %struct.padded* %3, metadata !24, metadata !DIExpression()), !dbg !25
  %15 = load %struct.padded*, %struct.padded** %2, align 8, !dbg !26
  %16 = getelementptr inbounds %struct.padded, %struct.padded* %15, i32 0, i32 0, !dbg !27
  store i8 1, i8* %16, align 4, !dbg !28
  %17 = load %struct.padded*, %struct.padded** %2, align 8, !dbg !29
  %18 = getelementptr inbounds %struct.padded, %struct.padded* %17, i32 0, i32 1, !dbg !30
  store i32 2, i32* %18, align 4, !dbg !31
  %19 = load %struct.padded*, %struct.padded** %2, align 8, !dbg !32
  %20 = bitcast %struct.padded* %3 to i8*, !dbg !33
  %21 = bitcast %struct.padded* %19 to i8*, !dbg !33
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %20, i8* align 4 %21, i64 8, i1 false), !dbg !33
  %22 = load %struct.padded*, %struct.padded** %2, align 8, !dbg !34
  %23 = bitcast %struct.padded* %22 to i64*, !dbg !34
  %24 = load i64, i64* %23, align 4, !dbg !34
  %25 = call i32 @sum(i64 %24), !dbg !34
  %26 = icmp eq i32 %25, 3, !dbg !34
  br i1 %26, label %27, label %33, !dbg !34

27:                                               ; preds = %0
  %28 = bitcast %struct.padded* %3 to i64*, !dbg !34
  %29 = load i64, i64* %28, align 4, !dbg !34
  %30 = call i32 @sum(i64 %29), !dbg !34
  %31 = icmp eq i32 %30, 3, !dbg !34
  br i1 %31, label %32, label %33, !dbg !37

32:                                               ; preds = %27
  br label %34, !dbg !37

33:                                               ; preds = %27, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !34
  unreachable, !dbg !34

34:                                               ; preds = %32
  call void @llvm.dbg.declare(metadata %struct.half** %4, metadata !38, metadata !DIExpression()), !dbg !44
  %35 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !45
  %36 = bitcast i8* %35 to %struct.half*, !dbg !45
  store %struct.half* %36, %struct.half** %4, align 8, !dbg !44
  call void @llvm.dbg.declare(metadata %struct.half* %5, metadata !46, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata [2 x %struct.half]* %6, metadata !48, metadata !DIExpression()), !dbg !52
  %37 = load %struct.half*, %struct.half** %4, align 8, !dbg !53
  %38 = getelementptr inbounds %struct.half, %struct.half* %37, i32 0, i32 0, !dbg !54
  store i32 1, i32* %38, align 4, !dbg !55
  %39 = getelementptr inbounds %struct.half, %struct.half* %5, i32 0, i32 0, !dbg !56
  store i32 2, i32* %39, align 4, !dbg !57
  %40 = load %struct.half*, %struct.half** %4, align 8, !dbg !58
  %41 = bitcast %struct.half* %40 to i64*, !dbg !58
  %42 = load i64, i64* %41, align 4, !dbg !58
  %43 = call i32 @first(i64 %42), !dbg !58
  %44 = icmp eq i32 %43, 1, !dbg !58
  br i1 %44, label %45, label %64, !dbg !58

45:                                               ; preds = %34
  %46 = bitcast %struct.half* %5 to i64*, !dbg !58
  %47 = load i64, i64* %46, align 4, !dbg !58
  %48 = call i64 @same(i64 %47), !dbg !58
  %49 = bitcast %struct.half* %7 to i64*, !dbg !58
  store i64 %48, i64* %49, align 4, !dbg !58
  %50 = bitcast %struct.half* %7 to i64*, !dbg !58
  %51 = load i64, i64* %50, align 4, !dbg !58
  %52 = call i32 @first(i64 %51), !dbg !58
  %53 = icmp eq i32 %52, 2, !dbg !58
  br i1 %53, label %54, label %64, !dbg !58

54:                                               ; preds = %45
  %55 = load %struct.half*, %struct.half** %4, align 8, !dbg !58
  %56 = bitcast %struct.half* %55 to i64*, !dbg !58
  %57 = load i64, i64* %56, align 4, !dbg !58
  %58 = call i64 @same(i64 %57), !dbg !58
  %59 = bitcast %struct.half* %8 to i64*, !dbg !58
  store i64 %58, i64* %59, align 4, !dbg !58
  %60 = getelementptr inbounds %struct.half, %struct.half* %8, i32 0, i32 0, !dbg !58
  %61 = load i32, i32* %60, align 4, !dbg !58
  %62 = icmp eq i32 %61, 1, !dbg !58
  br i1 %62, label %63, label %64, !dbg !61

63:                                               ; preds = %54
  br label %65, !dbg !61

64:                                               ; preds = %54, %45, %34
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !58
  unreachable, !dbg !58

65:                                               ; preds = %63
  %66 = getelementptr inbounds [2 x %struct.half], [2 x %struct.half]* %6, i64 0, i64 1, !dbg !62
  %67 = getelementptr inbounds [2 x %struct.half], [2 x %struct.half]* %6, i64 0, i64 0, !dbg !63
  %68 = bitcast %struct.half* %66 to i8*, !dbg !63
  %69 = bitcast %struct.half* %67 to i8*, !dbg !63
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %68, i8* align 16 %69, i64 8, i1 false), !dbg !63
  %70 = getelementptr inbounds [2 x %struct.half], [2 x %struct.half]* %6, i64 0, i64 0, !dbg !64
  %71 = bitcast %struct.half* %70 to i8*, !dbg !65
  %72 = load %struct.half*, %struct.half** %4, align 8, !dbg !66
  %73 = bitcast %struct.half* %72 to i8*, !dbg !65
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %71, i8* align 4 %73, i64 8, i1 false), !dbg !65
  %74 = getelementptr inbounds [2 x %struct.half], [2 x %struct.half]* %6, i64 0, i64 0, !dbg !67
  %75 = getelementptr inbounds %struct.half, %struct.half* %74, i32 0, i32 0, !dbg !67
  %76 = load i32, i32* %75, align 16, !dbg !67
  %77 = icmp eq i32 %76, 1, !dbg !67
  br i1 %77, label %78, label %79, !dbg !70

78:                                               ; preds = %65
  br label %80, !dbg !70

79:                                               ; preds = %65
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 38, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !67
  unreachable, !dbg !67

80:                                               ; preds = %78
  %81 = load %struct.half*, %struct.half** %4, align 8, !dbg !71
  %82 = bitcast %struct.half* %81 to i8*, !dbg !71
  %83 = call i8* @realloc(i8* noundef %82, i64 noundef 16) #5, !dbg !72
  %84 = bitcast i8* %83 to %struct.half*, !dbg !72
  store %struct.half* %84, %struct.half** %4, align 8, !dbg !73
  %85 = load %struct.half*, %struct.half** %4, align 8, !dbg !74
  %86 = getelementptr inbounds %struct.half, %struct.half* %85, i64 1, !dbg !74
  %87 = bitcast %struct.half* %86 to i8*, !dbg !75
  %88 = bitcast %struct.half* %5 to i8*, !dbg !75
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %87, i8* align 4 %88, i64 8, i1 false), !dbg !75
  %89 = load %struct.half*, %struct.half** %4, align 8, !dbg !76
  %90 = getelementptr inbounds %struct.half, %struct.half* %89, i64 1, !dbg !76
  %91 = getelementptr inbounds %struct.half, %struct.half* %90, i32 0, i32 0, !dbg !76
  %92 = load i32, i32* %91, align 4, !dbg !76
  %93 = icmp eq i32 %92, 2, !dbg !76
  br i1 %93, label %94, label %95, !dbg !79

94:                                               ; preds = %80
  br label %96, !dbg !79

95:                                               ; preds = %80
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !76
  unreachable, !dbg !76

96:                                               ; preds = %94
  call void @llvm.dbg.declare(metadata %struct.bits* %9, metadata !80, metadata !DIExpression()), !dbg !87
  %97 = bitcast %struct.bits* %9 to i32*, !dbg !88
  %98 = load i32, i32* %97, align 4, !dbg !89
  %99 = and i32 %98, -16353, !dbg !89
  %100 = or i32 %99, 9600, !dbg !89
  store i32 %100, i32* %97, align 4, !dbg !89
  call void @llvm.dbg.declare(metadata %struct.bits* %10, metadata !90, metadata !DIExpression()), !dbg !91
  %101 = bitcast %struct.bits* %10 to i8*, !dbg !92
  %102 = bitcast %struct.bits* %9 to i8*, !dbg !92
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %101, i8* align 4 %102, i64 4, i1 false), !dbg !92
  %103 = bitcast %struct.bits* %10 to i32*, !dbg !93
  %104 = load i32, i32* %103, align 4, !dbg !94
  %105 = and i32 %104, -32, !dbg !94
  %106 = or i32 %105, 7, !dbg !94
  store i32 %106, i32* %103, align 4, !dbg !94
  %107 = getelementptr inbounds %struct.bits, %struct.bits* %9, i32 0, i32 0, !dbg !95
  %108 = load i32, i32* %107, align 4, !dbg !95
  %109 = call i32 @middle(i32 %108), !dbg !95
  %110 = icmp eq i32 %109, 300, !dbg !95
  br i1 %110, label %111, label %122, !dbg !95

111:                                              ; preds = %96
  %112 = getelementptr inbounds %struct.bits, %struct.bits* %10, i32 0, i32 0, !dbg !95
  %113 = load i32, i32* %112, align 4, !dbg !95
  %114 = call i32 @middle(i32 %113), !dbg !95
  %115 = icmp eq i32 %114, 300, !dbg !95
  br i1 %115, label %116, label %122, !dbg !95

116:                                              ; preds = %111
  %117 = bitcast %struct.bits* %10 to i32*, !dbg !95
  %118 = load i32, i32* %117, align 4, !dbg !95
  %119 = and i32 %118, 31, !dbg !95
  %120 = icmp eq i32 %119, 7, !dbg !95
  br i1 %120, label %121, label %122, !dbg !98

121:                                              ; preds = %116
  br label %123, !dbg !98

122:                                              ; preds = %116, %111, %96
  call void @__assert_fail(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 47, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !95
  unreachable, !dbg !95

123:                                              ; preds = %121
  call void @llvm.dbg.declare(metadata %union.number* %11, metadata !99, metadata !DIExpression()), !dbg !105
  %124 = call i64 @number(i32 noundef 5), !dbg !106
  %125 = getelementptr inbounds %union.number, %union.number* %11, i32 0, i32 0, !dbg !106
  %126 = bitcast double* %125 to i64*, !dbg !106
  store i64 %124, i64* %126, align 8, !dbg !106
  call void @llvm.dbg.declare(metadata %union.number** %12, metadata !107, metadata !DIExpression()), !dbg !109
  %127 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !110
  %128 = bitcast i8* %127 to %union.number*, !dbg !110
  store %union.number* %128, %union.number** %12, align 8, !dbg !109
  %129 = load %union.number*, %union.number** %12, align 8, !dbg !111
  %130 = bitcast %union.number* %129 to i8*, !dbg !112
  %131 = bitcast %union.number* %11 to i8*, !dbg !112
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %130, i8* align 8 %131, i64 8, i1 false), !dbg !112
  %132 = load %union.number*, %union.number** %12, align 8, !dbg !113
  %133 = bitcast %union.number* %132 to i32*, !dbg !113
  %134 = load i32, i32* %133, align 8, !dbg !113
  %135 = icmp eq i32 %134, 5, !dbg !113
  br i1 %135, label %136, label %137, !dbg !116

136:                                              ; preds = %123
  br label %138, !dbg !116

137:                                              ; preds = %123
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 51, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !113
  unreachable, !dbg !113

138:                                              ; preds = %136
  %139 = load %struct.padded*, %struct.padded** %2, align 8, !dbg !117
  %140 = bitcast %struct.padded* %139 to i8*, !dbg !117
  call void @free(i8* noundef %140) #5, !dbg !118
  %141 = load %struct.half*, %struct.half** %4, align 8, !dbg !119
  %142 = bitcast %struct.half* %141 to i8*, !dbg !119
  call void @free(i8* noundef %142) #5, !dbg !120
  %143 = load %union.number*, %union.number** %12, align 8, !dbg !121
  %144 = bitcast %union.number* %143 to i8*, !dbg !121
  call void @free(i8* noundef %144) #5, !dbg !122
  ret i32 0, !dbg !123
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i64 %0) #0 !dbg !124 {
  %2 = alloca %struct.padded, align 4
  %3 = bitcast %struct.padded* %2 to i64*
  store i64 %0, i64* %3, align 4
  call void @llvm.dbg.declare(metadata %struct.padded* %2, metadata !127, metadata !DIExpression()), !dbg !128
  %4 = getelementptr inbounds %struct.padded, %struct.padded* %2, i32 0, i32 0, !dbg !129
  %5 = load i8, i8* %4, align 4, !dbg !129
  %6 = sext i8 %5 to i32, !dbg !130
  %7 = getelementptr inbounds %struct.padded, %struct.padded* %2, i32 0, i32 1, !dbg !131
  %8 = load i32, i32* %7, align 4, !dbg !131
  %9 = add nsw i32 %6, %8, !dbg !132
  ret i32 %9, !dbg !133
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first(i64 %0) #0 !dbg !134 {
  %2 = alloca %struct.half, align 4
  %3 = bitcast %struct.half* %2 to i64*
  store i64 %0, i64* %3, align 4
  call void @llvm.dbg.declare(metadata %struct.half* %2, metadata !137, metadata !DIExpression()), !dbg !138
  %4 = getelementptr inbounds %struct.half, %struct.half* %2, i32 0, i32 0, !dbg !139
  %5 = load i32, i32* %4, align 4, !dbg !139
  ret i32 %5, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @same(i64 %0) #0 !dbg !141 {
  %2 = alloca %struct.half, align 4
  %3 = alloca %struct.half, align 4
  %4 = bitcast %struct.half* %3 to i64*
  store i64 %0, i64* %4, align 4
  call void @llvm.dbg.declare(metadata %struct.half* %3, metadata !144, metadata !DIExpression()), !dbg !145
  %5 = bitcast %struct.half* %2 to i8*, !dbg !146
  %6 = bitcast %struct.half* %3 to i8*, !dbg !146
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %5, i8* align 4 %6, i64 8, i1 false), !dbg !146
  %7 = bitcast %struct.half* %2 to i64*, !dbg !147
  %8 = load i64, i64* %7, align 4, !dbg !147
  ret i64 %8, !dbg !147
}

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @middle(i32 %0) #0 !dbg !148 {
  %2 = alloca %struct.bits, align 4
  %3 = getelementptr inbounds %struct.bits, %struct.bits* %2, i32 0, i32 0
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata %struct.bits* %2, metadata !151, metadata !DIExpression()), !dbg !152
  %4 = bitcast %struct.bits* %2 to i32*, !dbg !153
  %5 = load i32, i32* %4, align 4, !dbg !153
  %6 = lshr i32 %5, 5, !dbg !153
  %7 = and i32 %6, 511, !dbg !153
  ret i32 %7, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @number(i32 noundef %0) #0 !dbg !155 {
  %2 = alloca %union.number, align 8
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !158, metadata !DIExpression()), !dbg !159
  call void @llvm.dbg.declare(metadata %union.number* %2, metadata !160, metadata !DIExpression()), !dbg !161
  %4 = load i32, i32* %3, align 4, !dbg !162
  %5 = bitcast %union.number* %2 to i32*, !dbg !163
  store i32 %4, i32* %5, align 8, !dbg !164
  %6 = getelementptr inbounds %union.number, %union.number* %2, i32 0, i32 0, !dbg !165
  %7 = bitcast double* %6 to i64*, !dbg !165
  %8 = load i64, i64* %7, align 8, !dbg !165
  ret i64 %8, !dbg !165
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct-by-value.c", directory: ".", checksumkind: CSK_MD5, checksum: "b80206a91e3fbed049a0ebdcf4b2882d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 24, type: !11, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 26, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "padded", file: !1, line: 8, size: 64, elements: !18)
!18 = !{!19, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !17, file: !1, line: 8, baseType: !20, size: 8)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !17, file: !1, line: 8, baseType: !13, size: 32, offset: 32)
!22 = !DILocation(line: 26, column: 17, scope: !10)
!23 = !DILocation(line: 26, column: 21, scope: !10)
!24 = !DILocalVariable(name: "q", scope: !10, file: !1, line: 26, type: !17)
!25 = !DILocation(line: 26, column: 40, scope: !10)
!26 = !DILocation(line: 27, column: 2, scope: !10)
!27 = !DILocation(line: 27, column: 5, scope: !10)
!28 = !DILocation(line: 27, column: 7, scope: !10)
!29 = !DILocation(line: 28, column: 2, scope: !10)
!30 = !DILocation(line: 28, column: 5, scope: !10)
!31 = !DILocation(line: 28, column: 7, scope: !10)
!32 = !DILocation(line: 29, column: 7, scope: !10)
!33 = !DILocation(line: 29, column: 6, scope: !10)
!34 = !DILocation(line: 30, column: 2, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 30, column: 2)
!36 = distinct !DILexicalBlock(scope: !10, file: !1, line: 30, column: 2)
!37 = !DILocation(line: 30, column: 2, scope: !36)
!38 = !DILocalVariable(name: "h", scope: !10, file: !1, line: 32, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "half", file: !1, line: 9, size: 64, elements: !41)
!41 = !{!42, !43}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "set", scope: !40, file: !1, line: 9, baseType: !13, size: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "unset", scope: !40, file: !1, line: 9, baseType: !13, size: 32, offset: 32)
!44 = !DILocation(line: 32, column: 15, scope: !10)
!45 = !DILocation(line: 32, column: 19, scope: !10)
!46 = !DILocalVariable(name: "g", scope: !10, file: !1, line: 32, type: !40)
!47 = !DILocation(line: 32, column: 38, scope: !10)
!48 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 32, type: !49)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 128, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 2)
!52 = !DILocation(line: 32, column: 41, scope: !10)
!53 = !DILocation(line: 33, column: 2, scope: !10)
!54 = !DILocation(line: 33, column: 5, scope: !10)
!55 = !DILocation(line: 33, column: 9, scope: !10)
!56 = !DILocation(line: 34, column: 4, scope: !10)
!57 = !DILocation(line: 34, column: 8, scope: !10)
!58 = !DILocation(line: 35, column: 2, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 35, column: 2)
!60 = distinct !DILexicalBlock(scope: !10, file: !1, line: 35, column: 2)
!61 = !DILocation(line: 35, column: 2, scope: !60)
!62 = !DILocation(line: 36, column: 2, scope: !10)
!63 = !DILocation(line: 36, column: 9, scope: !10)
!64 = !DILocation(line: 37, column: 10, scope: !10)
!65 = !DILocation(line: 37, column: 2, scope: !10)
!66 = !DILocation(line: 37, column: 16, scope: !10)
!67 = !DILocation(line: 38, column: 2, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !1, line: 38, column: 2)
!69 = distinct !DILexicalBlock(scope: !10, file: !1, line: 38, column: 2)
!70 = !DILocation(line: 38, column: 2, scope: !69)
!71 = !DILocation(line: 39, column: 14, scope: !10)
!72 = !DILocation(line: 39, column: 6, scope: !10)
!73 = !DILocation(line: 39, column: 4, scope: !10)
!74 = !DILocation(line: 40, column: 2, scope: !10)
!75 = !DILocation(line: 40, column: 9, scope: !10)
!76 = !DILocation(line: 41, column: 2, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !1, line: 41, column: 2)
!78 = distinct !DILexicalBlock(scope: !10, file: !1, line: 41, column: 2)
!79 = !DILocation(line: 41, column: 2, scope: !78)
!80 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 43, type: !81)
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !1, line: 10, size: 32, elements: !82)
!82 = !{!83, !85, !86}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !81, file: !1, line: 10, baseType: !84, size: 5, flags: DIFlagBitField, extraData: i64 0)
!84 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !81, file: !1, line: 10, baseType: !84, size: 9, offset: 5, flags: DIFlagBitField, extraData: i64 0)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !81, file: !1, line: 10, baseType: !84, size: 11, offset: 14, flags: DIFlagBitField, extraData: i64 0)
!87 = !DILocation(line: 43, column: 14, scope: !10)
!88 = !DILocation(line: 44, column: 4, scope: !10)
!89 = !DILocation(line: 44, column: 6, scope: !10)
!90 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 45, type: !81)
!91 = !DILocation(line: 45, column: 14, scope: !10)
!92 = !DILocation(line: 45, column: 18, scope: !10)
!93 = !DILocation(line: 46, column: 4, scope: !10)
!94 = !DILocation(line: 46, column: 6, scope: !10)
!95 = !DILocation(line: 47, column: 2, scope: !96)
!96 = distinct !DILexicalBlock(scope: !97, file: !1, line: 47, column: 2)
!97 = distinct !DILexicalBlock(scope: !10, file: !1, line: 47, column: 2)
!98 = !DILocation(line: 47, column: 2, scope: !97)
!99 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 49, type: !100)
!100 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "number", file: !1, line: 11, size: 64, elements: !101)
!101 = !{!102, !103}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !100, file: !1, line: 11, baseType: !13, size: 32)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !100, file: !1, line: 11, baseType: !104, size: 64)
!104 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!105 = !DILocation(line: 49, column: 15, scope: !10)
!106 = !DILocation(line: 49, column: 19, scope: !10)
!107 = !DILocalVariable(name: "m", scope: !10, file: !1, line: 49, type: !108)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!109 = !DILocation(line: 49, column: 31, scope: !10)
!110 = !DILocation(line: 49, column: 35, scope: !10)
!111 = !DILocation(line: 50, column: 3, scope: !10)
!112 = !DILocation(line: 50, column: 7, scope: !10)
!113 = !DILocation(line: 51, column: 2, scope: !114)
!114 = distinct !DILexicalBlock(scope: !115, file: !1, line: 51, column: 2)
!115 = distinct !DILexicalBlock(scope: !10, file: !1, line: 51, column: 2)
!116 = !DILocation(line: 51, column: 2, scope: !115)
!117 = !DILocation(line: 52, column: 7, scope: !10)
!118 = !DILocation(line: 52, column: 2, scope: !10)
!119 = !DILocation(line: 53, column: 7, scope: !10)
!120 = !DILocation(line: 53, column: 2, scope: !10)
!121 = !DILocation(line: 54, column: 7, scope: !10)
!122 = !DILocation(line: 54, column: 2, scope: !10)
!123 = !DILocation(line: 55, column: 2, scope: !10)
!124 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 13, type: !125, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!125 = !DISubroutineType(types: !126)
!126 = !{!13, !17}
!127 = !DILocalVariable(name: "p", arg: 1, scope: !124, file: !1, line: 13, type: !17)
!128 = !DILocation(line: 13, column: 30, scope: !124)
!129 = !DILocation(line: 13, column: 44, scope: !124)
!130 = !DILocation(line: 13, column: 42, scope: !124)
!131 = !DILocation(line: 13, column: 50, scope: !124)
!132 = !DILocation(line: 13, column: 46, scope: !124)
!133 = !DILocation(line: 13, column: 35, scope: !124)
!134 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 14, type: !135, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!135 = !DISubroutineType(types: !136)
!136 = !{!13, !40}
!137 = !DILocalVariable(name: "h", arg: 1, scope: !134, file: !1, line: 14, type: !40)
!138 = !DILocation(line: 14, column: 30, scope: !134)
!139 = !DILocation(line: 14, column: 44, scope: !134)
!140 = !DILocation(line: 14, column: 35, scope: !134)
!141 = distinct !DISubprogram(name: "same", scope: !1, file: !1, line: 15, type: !142, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!142 = !DISubroutineType(types: !143)
!143 = !{!40, !40}
!144 = !DILocalVariable(name: "h", arg: 1, scope: !141, file: !1, line: 15, type: !40)
!145 = !DILocation(line: 15, column: 37, scope: !141)
!146 = !DILocation(line: 15, column: 49, scope: !141)
!147 = !DILocation(line: 15, column: 42, scope: !141)
!148 = distinct !DISubprogram(name: "middle", scope: !1, file: !1, line: 16, type: !149, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!149 = !DISubroutineType(types: !150)
!150 = !{!13, !81}
!151 = !DILocalVariable(name: "b", arg: 1, scope: !148, file: !1, line: 16, type: !81)
!152 = !DILocation(line: 16, column: 31, scope: !148)
!153 = !DILocation(line: 16, column: 45, scope: !148)
!154 = !DILocation(line: 16, column: 36, scope: !148)
!155 = distinct !DISubprogram(name: "number", scope: !1, file: !1, line: 17, type: !156, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!156 = !DISubroutineType(types: !157)
!157 = !{!100, !13}
!158 = !DILocalVariable(name: "i", arg: 1, scope: !155, file: !1, line: 17, type: !13)
!159 = !DILocation(line: 17, column: 32, scope: !155)
!160 = !DILocalVariable(name: "n", scope: !155, file: !1, line: 19, type: !100)
!161 = !DILocation(line: 19, column: 15, scope: !155)
!162 = !DILocation(line: 20, column: 8, scope: !155)
!163 = !DILocation(line: 20, column: 4, scope: !155)
!164 = !DILocation(line: 20, column: 6, scope: !155)
!165 = !DILocation(line: 21, column: 2, scope: !155)
