package main

import (
	"go/ast"
	"go/token"
	"go/types"
)

// What operators do to lists: of arguments, elements, fields, clauses, statements,
// and of what a loop goes through.

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
	key, isName := e.Key.(*ast.Ident)
	fields := structOf(o.info.TypeOf(lit))
	if !isName || fields == nil {
		return
	}
	of := o.info.Uses[key].Type()
	for f := range fields.Fields() {
		if f.Name() != key.Name && !sets(lit, f.Name()) && types.Identical(f.Type(), of) {
			rewrite(o, "field exchanged", e, &key.Name, f.Name())
			return
		}
	}
}

// structOf returns the struct that a literal of a type makes, or nil.
func structOf(t types.Type) *types.Struct {
	if p, ok := t.Underlying().(*types.Pointer); ok { // a literal in a list of pointers
		t = p.Elem()
	}
	fields, _ := t.Underlying().(*types.Struct)
	return fields
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

// statements removes each assignment and call. What is removed still stands there, so
// that its variables are used.
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
