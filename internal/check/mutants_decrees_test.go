package check

// Mutants of the King's Decree.
func init() {
	mutants = append(mutants, []mutant{
		{"D1", "decrees.go", "decreesLying   = decreesInAll / Provinces", "decreesLying   = 3"},
		{"D1", "decrees.go", "game.Shuffle(&g.Chance[chanceDecrees], all[:])", ""},
		{"D1", "decrees.go", "[]StepAt{{Before: stepRollAll, Step: stepDealDecrees}}", "nil"},
		{"D2", "decrees.go", "\tif g.Mods.Decrees.Left[st.b] > 0 {", "\tif true {"},
		{"D2", "decrees.go", "\t\tg.offer(ActServe, st.a, st.b)\n", ""},
		{"D2", "decrees.go", "\tfor g.Steps[g.Depth-1] == acts {\n\t\tg.pop()\n\t}\n", "\t_ = acts\n"},
		{"D2", "decrees.go", "if i == 0 || d != on[i-1] {", "if i >= 0 {"},
		{"D2", "decrees.go", "\t\tg.push(step{kind: stepTakeHere, seat: st.seat, a: uint8(item), b: uint8(colour)})\n", "\t\t_, _ = item, colour\n"},
		{"D2", "decrees.go", "b: uint8(colour)})", "b: 0*uint8(colour) + uint8(p)})"},
		{"D2", "decrees.go", "\tg.score(st.seat, d.Points(), ForDecrees)\n", ""},
		{"D2", "decrees.go", "\tg.Mods.Decrees.Left[p]--\n", ""},
		{"D2a", "decrees.go", "for g.Steps[g.Depth-1] == acts {", "if g.Steps[g.Depth-1] == acts {"},
		{"D2a", "servants.go", "\tif st.kind == stepPlace {\n", "\tif true {\n"},
		{"D2b", "decrees.go", "\tg.Mods.Decrees.Open[st.seat] |= 1 << row\n", "\tg.Mods.Decrees.Boxed |= 1 << row\n"},
		{"D2b", "decrees.go", "\tg.Mods.Decrees.Looked[st.seat] |= 1 << a.A\n", ""},
		{"D2b", "decrees.go", "return s != game.NoSeat && d.Looked[s]>>p&1 == 1", "return true"},
		{"D3", "decrees.go", "ActDecreeDie, MerlinDie+1, 1", "ActDecreeDie, MaxDice, 1"},
		{"D3", "decrees.go", "ActDecreeDie, MerlinDie+1, 1", "ActDecreeDie, MerlinDie, 1"},
		{"D3", "turn.go", "\t\tif !g.waiting(s, die) {\n", "\t\tif g.Players[s].Dice[die].Value == 0 {\n"},
		{"D3", "decrees.go", "ActDecreeDie, MerlinDie+1, 1", "ActDecreeDie, MerlinDie+1, 2"},
		{"D3", "decrees.go", "decreesForAny  = 2", "decreesForAny  = 1"},
		{"D3", "decrees.go", "decreesForFive = 3", "decreesForFive = 4"},
		{"D3", "decrees.go", "\tg.offerInfluence(st.seat)\n", ""},
		{"D3", "decrees.go", "\tg.askTakeAny(st)\n", ""},
		{"D3", "decrees.go", "\t\td.Open[s] &^= 1 << row\n", ""},
		{"D3", "decrees.go", "g.score(st.seat, 5, ForDecrees)", "g.score(st.seat, 4, ForDecrees)"},
		{"B56", "decrees.go", "\tg.revealed = true\n", ""},
	}...)
}
