package load

import (
	"strings"

	"github.com/llir/ll"
	asmenum "github.com/llir/llvm/asm/enum"
)

// diFields returns the fields of a specialised metadata node of the grammar; none if it has no such node.
func diFields(node string) []ll.NodeType {
	switch node {
	case "!DIBasicType":
		return ll.DIBasicTypeField
	case "!DICommonBlock":
		return ll.DICommonBlockField
	case "!DICompileUnit":
		return ll.DICompileUnitField
	case "!DICompositeType":
		return ll.DICompositeTypeField
	case "!DIDerivedType":
		return ll.DIDerivedTypeField
	case "!DIEnumerator":
		return ll.DIEnumeratorField
	case "!DIFile":
		return ll.DIFileField
	case "!DIGlobalVariable":
		return ll.DIGlobalVariableField
	case "!DIGlobalVariableExpression":
		return ll.DIGlobalVariableExpressionField
	case "!DIImportedEntity":
		return ll.DIImportedEntityField
	case "!DILabel":
		return ll.DILabelField
	case "!DILexicalBlock":
		return ll.DILexicalBlockField
	case "!DILexicalBlockFile":
		return ll.DILexicalBlockFileField
	case "!DILocalVariable":
		return ll.DILocalVariableField
	case "!DILocation":
		return ll.DILocationField
	case "!DIMacro":
		return ll.DIMacroField
	case "!DIMacroFile":
		return ll.DIMacroFileField
	case "!DIModule":
		return ll.DIModuleField
	case "!DINamespace":
		return ll.DINamespaceField
	case "!DIObjCProperty":
		return ll.DIObjCPropertyField
	case "!DIStringType":
		return ll.DIStringTypeField
	case "!DISubprogram":
		return ll.DISubprogramField
	case "!DISubrange":
		return ll.DISubrangeField
	case "!DISubroutineType":
		return ll.DISubroutineTypeField
	case "!DITemplateTypeParameter":
		return ll.DITemplateTypeParameterField
	case "!DITemplateValueParameter":
		return ll.DITemplateValueParameterField
	}
	return nil
}

// labels returns the labels that fields of a node may have; none if the grammar has no such node.
func (n *normalizer) labels(node string) map[string]bool {
	m, ok := n.fields[node]
	if !ok {
		for _, f := range diFields(node) {
			if m == nil {
				m = map[string]bool{}
			}
			m[fieldLabel(f.String())] = true
		}
		n.fields[node] = m
	}
	return m
}

// fieldLabel returns the label of a field ("splitDebugFilename:") from the
// name of its node type ("SplitDebugFilenameField"). Acronyms and types that
// exist twice follow no single pattern; the keyword table decides.
func fieldLabel(node string) string {
	name := strings.TrimSuffix(node, "Field")
	for _, suffix := range []string{"", "String", "Int", "Macinfo"} {
		s, ok := strings.CutSuffix(name, suffix)
		if !ok {
			continue
		}
		caps := 0 // leading capitals but for the one that opens the next word
		for caps+1 < len(s) && isUpper(s[caps+1]) {
			caps++
		}
		for _, label := range []string{
			strings.ToLower(s[:1]) + s[1:] + ":",
			strings.ToLower(s[:caps]) + s[caps:] + ":",
			strings.ToLower(s) + ":",
		} {
			if _, ok := keywords()[label]; ok {
				return label
			}
		}
	}
	panic("BUG: no label for field " + node)
}

// diIntFields are the fields whose value the grammar wants to be an integer;
// newer LLVM also has metadata there.
var diIntFields = wordSet(`align: arg: column: dwarfAddressSpace: dwoId: line: offset: runtimeVersion:
	scopeLine: size: thisAdjustment: virtualIndex:`)

// diNode adapts the specialised metadata node at token i: nodes the grammar
// lacks become empty, fields it lacks go, unknown words of known enumerations
// become a neutral one. None of it touches DILocation's line, column, scope or
// inlinedAt.
func (n *normalizer) diNode(i int) {
	open := i + 1
	shut := n.close(open)
	name := n.str(i)
	switch name {
	case "!DIArgList":
		return
	case "!DIExpression":
		n.diExpression(open, shut)
		return
	}
	fields := n.labels(name)
	if fields == nil {
		n.replace(i, "!{}")
		n.delRange(open, shut+1)
		return
	}
	d := n.ent.tok[open].depth + 1
	kept, dropped := []int(nil), false
	for f := open + 1; f < shut; {
		end := f
		for end < shut && !(n.is(end, ',') && n.ent.tok[end].depth == d) {
			end = max(end, n.close(end)) + 1
		}
		if n.kind(f) == tokLabel && (!fields[n.str(f)] || !n.diValue(n.str(f), f+1, end)) {
			n.delRange(f, end)
			dropped = true
		} else {
			kept = append(kept, f)
		}
		f = end + 1
	}
	if !dropped {
		return
	}
	for j := open + 1; j < shut; j++ {
		if j = max(j, n.close(j)); n.is(j, ',') && n.ent.tok[j].depth == d {
			n.del(j)
		}
	}
	for k, f := range kept {
		if k > 0 {
			n.before(f, ", ")
		}
	}
}

// diValue adapts the value [a,b) of a field; false asks to delete the field.
func (n *normalizer) diValue(label string, a, b int) bool {
	if diIntFields[label] && n.kind(a) != tokNumber {
		return false
	}
	for j := a; j < b; j++ {
		if n.kind(j) == tokMDName && n.is(j+1, '(') {
			j = n.close(j + 1) // a node of its own
			continue
		}
		if n.kind(j) != tokWord {
			continue
		}
		w := n.str(j)
		known, instead := diWord(label, w)
		if !known && instead == "" {
			if isKeyword([]byte(w)) {
				continue // true, null, the type of a constant
			}
			return false
		}
		n.flag[j] |= flagKeep
		if !known {
			n.replace(j, instead)
		}
	}
	return true
}

// diWord reports whether the parser knows the enumeration word w, and
// otherwise which word of the same enumeration may stand for it ("" if none).
func diWord(label, w string) (known bool, instead string) {
	switch {
	case strings.HasPrefix(w, "DW_TAG_"):
		return recognised(asmenum.DwarfTagFromString, w), "DW_TAG_typedef"
	case strings.HasPrefix(w, "DW_ATE_"):
		return recognised(asmenum.DwarfAttEncodingFromString, w), "DW_ATE_signed"
	case strings.HasPrefix(w, "DW_LANG_"):
		instead = "DW_LANG_C11"
		if strings.Contains(w, "plus") {
			instead = "DW_LANG_C_plus_plus_14"
		}
		return recognised(asmenum.DwarfLangFromString, w), instead
	case strings.HasPrefix(w, "DW_CC_"):
		return recognised(asmenum.DwarfCCFromString, w), "DW_CC_normal"
	case strings.HasPrefix(w, "DW_VIRTUALITY_"):
		return recognised(asmenum.DwarfVirtualityFromString, w), "DW_VIRTUALITY_none"
	case strings.HasPrefix(w, "DW_MACINFO_"):
		return recognised(asmenum.DwarfMacinfoFromString, w), "DW_MACINFO_define"
	case strings.HasPrefix(w, "DISPFlag"):
		return recognised(asmenum.DISPFlagFromString, w), "DISPFlagZero"
	case strings.HasPrefix(w, "DIFlag"):
		return recognised(asmenum.DIFlagFromString, w), "DIFlagZero"
	case strings.HasPrefix(w, "CSK_"):
		return recognised(asmenum.ChecksumKindFromString, w), ""
	case label == "emissionKind:":
		return recognised(asmenum.EmissionKindFromString, w), "FullDebug"
	case label == "nameTableKind:":
		return recognised(asmenum.NameTableKindFromString, w), ""
	}
	return false, ""
}

// diExpression empties an expression with operations the parser lacks: it says
// how a debugger finds a variable.
func (n *normalizer) diExpression(open, shut int) {
	for j := open + 1; j < shut; j++ {
		if n.kind(j) != tokWord {
			continue
		}
		w := n.str(j)
		if strings.HasPrefix(w, "DW_OP_") && recognised(asmenum.DwarfOpFromString, w) ||
			strings.HasPrefix(w, "DW_ATE_") && recognised(asmenum.DwarfAttEncodingFromString, w) {
			n.flag[j] |= flagKeep
			continue
		}
		n.delRange(open+1, shut)
		return
	}
}
