package scenes

// notes are what a browser's tab remembers as long as it is open, over a reload too.
// Elsewhere there are none.
type notes interface {
	read(key string) string // "" is nothing
	write(key, value string)
}

// noted are notes that are gone with the program.
type noted map[string]string

func (n noted) read(key string) string  { return n[key] }
func (n noted) write(key, value string) { n[key] = value }

// lostNote is noted when the page had to be loaded anew because the browser lost what was
// drawn.
const lostNote = "merlin.lost"

// tellLost tells that once, as soon as what was there is there again.
func (g *Game) tellLost() {
	if g.lost {
		g.lost = false
		g.notes.write(lostNote, "")
		g.app.Context().Toast(g.app.Context().T("error.graphics"))
	}
}
