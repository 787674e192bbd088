package store

import "strings"

// Hold is the right of one program to play the game of a name. It is a text with the
// program's mark: whoever writes his own takes it over, and the other one sees that.
// A program that ended without giving it back holds nothing any more.
type Hold struct {
	store Store
	name  string
}

const holdSuffix = ".held"

// NewHold returns the hold on the game called name, which nobody has by that.
func NewHold(s Store, name string) *Hold { return &Hold{s, name + holdSuffix} }

// holder is the mark of the program that has it; "" is none.
func (h *Hold) holder() string {
	data, err := h.store.Read(h.name)
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(data))
}

// Mine reports whether this program has it, Elsewhere whether another one that runs does.
func (h *Hold) Mine() bool { return h.holder() == h.store.Mark() }

func (h *Hold) Elsewhere() bool {
	mark := h.holder()
	return mark != "" && mark != h.store.Mark() && h.store.Lives(mark)
}

// Take takes it, also from another program.
func (h *Hold) Take() error {
	if h.Mine() {
		return nil
	}
	return h.store.Write(h.name, []byte(h.store.Mark()+"\n"))
}

// Leave gives it back, if this program has it.
func (h *Hold) Leave() error {
	if !h.Mine() {
		return nil
	}
	return h.store.Delete(h.name)
}
