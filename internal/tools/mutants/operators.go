package main

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
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
