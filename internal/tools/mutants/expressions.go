package main

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

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
