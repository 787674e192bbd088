package main

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strconv"
)

// A change is one mutation of a syntax tree: what an operator does to a part of it,
// and undoes.
type change struct {
	operator string
	at       ast.Node
	do, undo func()
}

// operators finds the changes of a declaration. What is sure not to build is left
// out, what may not is not: the type checker sees to that.
type operators struct {
	info *types.Info
	all  []change
}

// changesIn returns every change of a declaration.
func changesIn(info *types.Info, decl ast.Node) []change {
	o := &operators{info: info}
	ast.Inspect(decl, func(n ast.Node) bool {
		if n == nil || o.idle(n) {
			return false
		}
		o.visit(n)
		return true
	})
	return o.all
}

// idle reports whether a change of a node is a change of no rule: of how much room
// there is, or of a message.
func (o *operators) idle(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ArrayType:
		return true
	case *ast.CallExpr:
		switch f := n.Fun.(type) {
		case *ast.Ident:
			return f.Name == "make"
		case *ast.SelectorExpr:
			p, ok := f.X.(*ast.Ident)
			return ok && (p.Name == "fmt" || p.Name == "errors")
		}
	}
	return false
}

func (o *operators) visit(n ast.Node) {
	switch n := n.(type) {
	case *ast.IfStmt:
		o.condition(&n.Cond)
		if n.Else == nil {
			o.replace("body dropped", &n.Cond, both(token.LAND, ident("false"), n.Cond))
		}
	case *ast.ForStmt:
		if n.Cond != nil {
			o.replace("body dropped", &n.Cond, both(token.LAND, ident("false"), n.Cond))
		}
	case *ast.SwitchStmt:
		o.clauses(&n.Body.List)
	case *ast.TypeSwitchStmt:
		o.clauses(&n.Body.List)
	case *ast.CaseClause:
		for i := range n.List {
			o.condition(&n.List[i])
		}
		o.statements(n.Body)
	case *ast.BlockStmt:
		o.statements(n.List)
	case *ast.ReturnStmt:
		for i := range n.Results {
			o.condition(&n.Results[i])
		}
	case *ast.RangeStmt:
		o.bounds(n)
	case *ast.BinaryExpr:
		o.binary(n)
	case *ast.BasicLit:
		o.literal(n)
	case *ast.Ident:
		o.name(n)
	case *ast.CallExpr:
		o.arguments(n)
	case *ast.CompositeLit:
		o.elements(n)
	}
}

// replace puts another node in the place of one.
func (o *operators) replace(operator string, place *ast.Expr, now ast.Expr) {
	was := *place
	o.all = append(o.all, change{operator, was, func() { *place = now }, func() { *place = was }})
}

// rewrite changes a part of a node: a sign, a name, a list.
func rewrite[T any](o *operators, operator string, at ast.Node, part *T, now T) {
	was := *part
	o.all = append(o.all, change{operator, at, func() { *part = now }, func() { *part = was }})
}

// condition negates what is true or false; where == is written, != does that.
func (o *operators) condition(place *ast.Expr) {
	if b, ok := (*place).(*ast.BinaryExpr); ok && (b.Op == token.EQL || b.Op == token.NEQ) || !o.is(*place, types.IsBoolean) || o.constant(*place) {
		return
	}
	o.replace("condition negated", place, &ast.UnaryExpr{Op: token.NOT, X: paren(*place)})
}

// signs are what a sign becomes.
var signs = map[token.Token]token.Token{
	token.LAND: token.LOR, token.LOR: token.LAND,
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.EQL: token.NEQ, token.NEQ: token.EQL,
	token.ADD: token.SUB, token.SUB: token.ADD, token.MUL: token.QUO, token.QUO: token.MUL,
}

// binary changes the sign, and drops either operand of a conjunction. What is
// dropped still stands there, so that its variables are used.
func (o *operators) binary(n *ast.BinaryExpr) {
	if now, ok := signs[n.Op]; ok && !o.is(n.X, types.IsString) {
		rewrite(o, "sign changed", n, &n.Op, now)
	}
	dropped, idle := token.LOR, "true"
	switch n.Op {
	case token.LAND:
	case token.LOR:
		dropped, idle = token.LAND, "false"
	default:
		return
	}
	o.replace("operand dropped", &n.X, both(dropped, ident(idle), n.X))
	o.replace("operand dropped", &n.Y, both(dropped, ident(idle), n.Y))
}

// literal shifts a number by one, and makes it 0.
func (o *operators) literal(n *ast.BasicLit) {
	v, err := strconv.ParseInt(n.Value, 0, 64)
	if n.Kind != token.INT || err != nil {
		return
	}
	rewrite(o, "number changed", n, &n.Value, strconv.FormatInt(v+1, 10))
	if v > 0 {
		rewrite(o, "number changed", n, &n.Value, strconv.FormatInt(v-1, 10))
	}
	if v > 1 {
		rewrite(o, "number changed", n, &n.Value, "0")
	}
}

// name changes the name of a constant: true and false into each other, one of an
// enumeration into the next, a number by one.
func (o *operators) name(n *ast.Ident) {
	c, ok := o.info.Uses[n].(*types.Const)
	switch {
	case !ok:
	case n.Name == "true":
		rewrite(o, "constant changed", n, &n.Name, "false")
	case n.Name == "false":
		rewrite(o, "constant changed", n, &n.Name, "true")
	case c.Val().Kind() != constant.Int:
	default:
		if next := following(c); next != "" {
			rewrite(o, "constant changed", n, &n.Name, next)
			return
		}
		rewrite(o, "constant changed", n, &n.Name, n.Name+" + 1")
		rewrite(o, "constant changed", n, &n.Name, n.Name+" - 1")
	}
}

// following returns the name of the enumeration's next constant, of its first behind
// its last, or nothing if the constant is of no enumeration.
func following(c *types.Const) (next string) {
	if _, ok := types.Unalias(c.Type()).(*types.Named); !ok || c.Pkg() == nil {
		return ""
	}
	var least, least0 constant.Value
	first := ""
	for _, name := range c.Pkg().Scope().Names() {
		other, ok := c.Pkg().Scope().Lookup(name).(*types.Const)
		if !ok || other == c || !types.Identical(other.Type(), c.Type()) {
			continue
		}
		v := other.Val()
		if constant.Compare(v, token.GTR, c.Val()) && (next == "" || constant.Compare(v, token.LSS, least)) {
			next, least = name, v
		}
		if first == "" || constant.Compare(v, token.LSS, least0) {
			first, least0 = name, v
		}
	}
	if next == "" {
		return first
	}
	return next
}

// arguments swaps neighbours of equal type.
func (o *operators) arguments(n *ast.CallExpr) {
	if t := o.info.Types[n.Fun]; t.IsBuiltin() || t.IsType() {
		return
	}
	for i := range max(1, len(n.Args)) - 1 {
		if o.alike(n.Args[i], n.Args[i+1]) {
			rewrite(o, "arguments swapped", n, &n.Args, swapped(n.Args, i))
		}
	}
}

// elements drops each element or field of a literal, swaps neighbours without keys,
// and gives a field's value to another field of its type.
func (o *operators) elements(n *ast.CompositeLit) {
	for i, e := range n.Elts {
		rewrite(o, "element dropped", e, &n.Elts, without(n.Elts, i))
		if field, ok := e.(*ast.KeyValueExpr); ok {
			o.field(n, field)
		} else if i > 0 && o.alike(n.Elts[i-1], e) {
			rewrite(o, "elements swapped", e, &n.Elts, swapped(n.Elts, i-1))
		}
	}
}

// field gives a value to the next field of the same type that the literal leaves out.
func (o *operators) field(lit *ast.CompositeLit, e *ast.KeyValueExpr) {
	t := o.info.TypeOf(lit)
	if t == nil {
		return
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	key, isName := e.Key.(*ast.Ident)
	fields, isStruct := t.Underlying().(*types.Struct)
	if !isName || !isStruct {
		return
	}
	for i := range fields.NumFields() {
		f := fields.Field(i)
		if f.Name() != key.Name && !sets(lit, f.Name()) && types.Identical(f.Type(), o.fieldType(fields, key.Name)) {
			rewrite(o, "field exchanged", e, &key.Name, f.Name())
			return
		}
	}
}

func (o *operators) fieldType(fields *types.Struct, name string) types.Type {
	for i := range fields.NumFields() {
		if fields.Field(i).Name() == name {
			return fields.Field(i).Type()
		}
	}
	return types.Typ[types.Invalid]
}

// sets reports whether a literal sets a field.
func sets(lit *ast.CompositeLit, name string) bool {
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if key, ok := kv.Key.(*ast.Ident); ok && key.Name == name {
				return true
			}
		}
	}
	return false
}

// clauses drops each clause of a switch.
func (o *operators) clauses(list *[]ast.Stmt) {
	for i, clause := range *list {
		rewrite(o, "clause dropped", clause, list, without(*list, i))
	}
}

// statements removes each assignment and call. What is removed still stands there, so that its variables are used.
func (o *operators) statements(list []ast.Stmt) {
	for i, s := range list {
		if !removable(s) {
			continue
		}
		now := &ast.IfStmt{Cond: ident("false"), Body: &ast.BlockStmt{List: []ast.Stmt{s}}}
		rewrite(o, "statement removed", s, &list[i], ast.Stmt(now))
	}
}

func removable(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.AssignStmt:
		return s.Tok != token.DEFINE
	case *ast.ExprStmt, *ast.IncDecStmt:
		return true
	}
	return false
}

// bounds lets a loop end one earlier or later, or leave out the first.
func (o *operators) bounds(n *ast.RangeStmt) {
	switch t := o.info.TypeOf(n.X).Underlying().(type) {
	case *types.Basic:
		if t.Info()&types.IsInteger != 0 {
			o.replace("bound changed", &n.X, both(token.ADD, paren(n.X), number("1")))
			o.replace("bound changed", &n.X, both(token.SUB, call("max", n.X, number("1")), number("1")))
		}
	case *types.Slice, *types.Array:
		o.replace("bound changed", &n.X, &ast.SliceExpr{X: n.X, Low: call("min", number("1"), call("len", n.X))})
		o.replace("bound changed", &n.X, &ast.SliceExpr{X: n.X, High: both(token.SUB, call("max", number("1"), call("len", n.X)), number("1"))})
	}
}

// is reports whether an expression's type has a property.
func (o *operators) is(e ast.Expr, property types.BasicInfo) bool {
	t := o.info.TypeOf(e)
	if t == nil {
		return false
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&property != 0
}

func (o *operators) constant(e ast.Expr) bool { return o.info.Types[e].Value != nil }

// alike reports whether two expressions have one type but not one text.
func (o *operators) alike(a, b ast.Expr) bool {
	s, t := o.info.TypeOf(a), o.info.TypeOf(b)
	return s != nil && t != nil && types.Identical(s, t) && types.ExprString(a) != types.ExprString(b)
}

// without returns a copy of a list that lacks an element.
func without[T any](list []T, i int) []T {
	return slices.Delete(slices.Clone(list), i, i+1)
}

// swapped returns a copy of a list in which an element has changed places with the next.
func swapped[T any](list []T, i int) []T {
	list = slices.Clone(list)
	list[i], list[i+1] = list[i+1], list[i]
	return list
}

func ident(name string) *ast.Ident { return &ast.Ident{Name: name} }

func number(n string) *ast.BasicLit { return &ast.BasicLit{Kind: token.INT, Value: n} }

func paren(x ast.Expr) *ast.ParenExpr { return &ast.ParenExpr{X: x} }

func call(name string, args ...ast.Expr) *ast.CallExpr {
	return &ast.CallExpr{Fun: ident(name), Args: args}
}

func both(op token.Token, x, y ast.Expr) *ast.ParenExpr {
	return paren(&ast.BinaryExpr{X: x, Op: op, Y: paren(y)})
}
