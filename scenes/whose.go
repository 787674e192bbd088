package scenes

// whose is what stands above the table: the program's title, and whose turn it is, so that
// one who has gone to another window or tab sees when to come back.
type whose struct {
	title, asked string
	ticks        int
}

// nameWindow looks now and then who is asked.
func (g *Game) nameWindow() {
	const often = 20 // ticks
	if g.whose.ticks++; g.whose.ticks%often != 0 {
		return
	}
	if asked := g.asks(); asked != g.whose.asked {
		g.whose.asked = asked
		nameWindow(windowTitle(g.whose.title, asked))
	}
}

// asks is who is asked at the table, "" when there is none or no person is.
func (g *Game) asks() string {
	if p := g.playing(); p != nil && p.Asked != nil {
		return p.Asked()
	}
	return ""
}

// windowTitle names first who is asked: tabs are narrow.
func windowTitle(title, asked string) string {
	if asked == "" {
		return title
	}
	return asked + " – " + title
}
