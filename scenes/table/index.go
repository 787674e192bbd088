package table

import (
	"bytes"
	"encoding/json"
	"hash/fnv"
	"slices"
	"strconv"

	"merlin/game"
	"merlin/scenes/store"
)

// The index says of each saved game what the list of them shows, so that none has to be
// read for that. It is a few texts, NAME-index-K, a line for each game. A line holds only
// for the text whose stamp it has: what is missing, damaged or of another text is made
// anew from the heads of the games concerned.

// entry is a line of it.
type entry struct {
	Name  string      `json:"name"`
	Stamp string      `json:"stamp"` // of the newest text of the game
	Sum   string      `json:"sum,omitempty"`
	Label string      `json:"label,omitempty"`
	Seats []entrySeat `json:"seats,omitempty"`
	Lost  bool        `json:"lost,omitempty"` // it cannot be read
}

type entrySeat struct {
	Name   string `json:"name,omitempty"`
	Face   string `json:"face,omitempty"`
	Colour string `json:"colour"`
}

// indexTexts is into how many texts the index is parted: each has room for thousands of
// lines, and one that changes is written by itself.
const indexTexts = 16

func (g *Games[V, M]) indexName(i int) string {
	return g.Title.name() + "-index-" + strconv.Itoa(i)
}

// indexOf is the number of the text that has a game's line.
func indexOf(name string) int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(name))
	return int(h.Sum32() % indexTexts)
}

// entries are the lines of all saved games, newest first.
func (g *Games[V, M]) entries() ([]entry, error) {
	names, err := g.saved()
	if err != nil {
		return nil, err
	}
	var kept [indexTexts][]entry
	old := map[string]entry{}
	for i := range kept {
		for _, e := range g.readIndex(i) {
			old[e.Name] = e
		}
	}
	var changed [indexTexts]bool
	list := make([]entry, 0, len(names))
	for _, name := range names {
		e, known := old[name]
		if stamp := store.StampOf(g.Store, name); !known || e.Stamp != stamp {
			e = g.entryOf(name, stamp)
			changed[indexOf(name)] = true
		}
		list = append(list, e)
		kept[indexOf(name)] = append(kept[indexOf(name)], e)
		delete(old, name)
	}
	for name := range old { // what is no longer there
		changed[indexOf(name)] = true
	}
	for i := range kept {
		if changed[i] {
			g.writeIndex(i, kept[i])
		}
	}
	return list, nil
}

// readIndex reads a text of the index. A line that is none is left out.
func (g *Games[V, M]) readIndex(i int) (list []entry) {
	data, err := g.Store.Read(g.indexName(i))
	if err != nil {
		return nil
	}
	for line := range bytes.Lines(data) {
		var e entry
		if json.Unmarshal(line, &e) == nil && indexOf(e.Name) == i {
			list = append(list, e)
		}
	}
	return list
}

// writeIndex writes a text of it. That it cannot be written costs time alone.
func (g *Games[V, M]) writeIndex(i int, list []entry) {
	var b bytes.Buffer
	lines := json.NewEncoder(&b)
	lines.SetEscapeHTML(false)
	for _, e := range list {
		if lines.Encode(e) != nil || b.Len() > store.MaxSize {
			return
		}
	}
	_ = g.Store.Write(g.indexName(i), b.Bytes())
}

// entryOf reads the head of a saved game. Whether it can be played is seen when it is
// looked at.
func (g *Games[V, M]) entryOf(name, stamp string) entry {
	e := entry{Name: name, Stamp: stamp}
	kept, err := store.LoadGame(g.Store, name)
	if err != nil {
		e.Label, e.Lost = labelIn(store.Remains(g.Store, name)), true
		return e
	}
	e.Sum = store.Sum(kept.Record)
	setup, err := game.ReadHead(bytes.NewReader(kept.Record))
	if err != nil {
		e.Label, e.Lost = labelIn(kept.Record), true
		return e
	}
	e.Label = setup.Name
	colours := g.Title.Rules.Describe().Colours
	for _, p := range setup.Seats {
		if int(p.Colour) < len(colours) {
			e.Seats = append(e.Seats, entrySeat{p.Name, p.Face, colours[p.Colour]})
		}
	}
	return e
}

// sameAs is the name of the saved game that has just this record; "" when there is none.
func (g *Games[V, M]) sameAs(record []byte) (string, error) {
	list, err := g.entries()
	sum := store.Sum(record)
	i := slices.IndexFunc(list, func(e entry) bool {
		if e.Sum != sum {
			return false
		}
		kept, err := store.LoadGame(g.Store, e.Name)
		return err == nil && bytes.Equal(kept.Record, record)
	})
	if i < 0 {
		return "", err
	}
	return list[i].Name, nil
}
