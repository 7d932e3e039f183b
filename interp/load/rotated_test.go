package load

import (
	"reflect"
	"slices"
	"testing"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
)

// TestKindOf: two instructions have the same kind only if they do the same with their operands, whatever field of them differs. The
// predicate of a floating-point comparison was no part of its kind, and where a loop was put back together > became <.
func TestKindOf(t *testing.T) {
	one, real, ptr := constant.NewInt(types.I32, 1), constant.NewFloat(types.Double, 1), constant.NewNull(types.I32Ptr)
	vec := constant.NewVector(types.NewVector(1, types.I32), one)
	pair := constant.NewStruct(types.NewStruct(types.I32, types.I32), one, one)
	f := llir.NewFunc("f", types.I32, llir.NewParam("", types.I32))
	samples := []llir.Instruction{
		llir.NewExtractValue(pair, 0), llir.NewInsertValue(pair, one, 0), llir.NewAdd(one, one), llir.NewFAdd(real, real), llir.NewSub(one, one),
		llir.NewFSub(real, real), llir.NewMul(one, one), llir.NewFMul(real, real), llir.NewUDiv(one, one), llir.NewSDiv(one, one), llir.NewFDiv(real, real),
		llir.NewURem(one, one), llir.NewSRem(one, one), llir.NewFRem(real, real), llir.NewShl(one, one), llir.NewLShr(one, one), llir.NewAShr(one, one),
		llir.NewAnd(one, one), llir.NewOr(one, one), llir.NewXor(one, one), llir.NewTrunc(one, types.I8), llir.NewZExt(one, types.I64),
		llir.NewSExt(one, types.I64), llir.NewFPTrunc(real, types.Float), llir.NewFPExt(real, types.FP128), llir.NewFPToUI(real, types.I32),
		llir.NewFPToSI(real, types.I32), llir.NewUIToFP(one, types.Double), llir.NewSIToFP(one, types.Double), llir.NewPtrToInt(ptr, types.I64),
		llir.NewIntToPtr(one, types.I32Ptr), llir.NewBitCast(ptr, types.I8Ptr), llir.NewAddrSpaceCast(ptr, types.I8Ptr), llir.NewAlloca(types.I32),
		llir.NewLoad(types.I32, ptr), llir.NewStore(one, ptr), llir.NewFence(enum.AtomicOrderingSequentiallyConsistent),
		llir.NewCmpXchg(ptr, one, one, enum.AtomicOrderingAcquire, enum.AtomicOrderingMonotonic),
		llir.NewAtomicRMW(enum.AtomicOpAdd, ptr, one, enum.AtomicOrderingAcquire), llir.NewGetElementPtr(types.I32, ptr, one),
		llir.NewICmp(enum.IPredEQ, one, one), llir.NewFCmp(enum.FPredOEQ, real, real), llir.NewSelect(one, one, one), llir.NewInstFreeze(one),
		llir.NewCall(f, one), llir.NewFNeg(real), llir.NewExtractElement(vec, one), llir.NewInsertElement(vec, one, one), llir.NewShuffleVector(vec, vec, vec),
	}
	kinds := map[string]bool{}
	for _, inst := range samples {
		if kind := kindOf(inst); kinds[kind] {
			t.Errorf("%s is two instructions", kind)
		} else {
			kinds[kind] = true
		}
		x := reflect.ValueOf(inst).Elem()
		for i := range x.NumField() {
			name, field := x.Type().Field(i).Name, x.Field(i)
			if slices.Contains(kindless, name) {
				continue
			}
			old := reflect.New(field.Type()).Elem()
			old.Set(field)
			before := kindOf(inst)
			switch field.Kind() {
			case reflect.Bool:
				field.SetBool(!field.Bool())
			case reflect.Uint8, reflect.Uint64:
				field.SetUint(field.Uint() + 1)
			case reflect.Uint16:
				field.SetUint(uint64(enum.CallingConvFast))
			case reflect.String:
				field.SetString("other")
			case reflect.Slice:
				if field.Type().Elem().Kind() == reflect.Interface { // operands
					continue
				}
				field.Set(reflect.MakeSlice(field.Type(), 2, 2))
			case reflect.Interface:
				if _, isType := field.Interface().(types.Type); !isType { // an operand
					continue
				}
				field.Set(reflect.ValueOf(types.NewInt(7)))
			default:
				t.Errorf("%T: a test of its %s is missing", inst, name)
			}
			if kindOf(inst) == before {
				t.Errorf("%T: its %s is no part of its kind", inst, name)
			}
			field.Set(old)
		}
	}
}

// kindless are fields that do not change what the interpreter does with operands.
var kindless = []string{"LocalIdent", "Metadata", "Typ", "Align", "Tail", "FastMathFlags", "ReturnAttrs", "FuncAttrs", "OperandBundles", "InAlloca", "SwiftError", "AddrSpace"}
