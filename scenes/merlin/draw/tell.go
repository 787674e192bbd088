package draw

import (
	"slices"
	"strings"

	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// Tell is the table in words: one's own castle, the board by provinces, the domain, the
// quests, the others. What modules lay there is told by its regions, under the title of its
// chapter of the rules where it has none of these places.
func Tell(f *Frame, things []ui.Region) []ui.Node {
	of := sorted(f, things)
	list := []ui.Node{
		ui.Heading("castle", f.T("term.castle"), tellCastle(f, of.castle)...),
		ui.Heading("board", f.T("page.board"), tellBoard(f, of.board)...),
		ui.Heading("domain", f.T("term.domain"), tellDomain(f)...),
		ui.Heading("quests", f.T("term.quests"), ui.Notes(of.quests)...),
	}
	for _, part := range of.parts {
		list = append(list, ui.Heading(part.chapter, f.T("rules."+part.chapter+".title"), ui.Notes(part.list)...))
	}
	return append(list, tellOthers(f)...)
}

// sortedThings are regions by where they are told.
type sortedThings struct {
	castle, board, quests []ui.Region
	parts                 []chapterPart
}

// chapterPart is what a chapter of the rules tells of.
type chapterPart struct {
	chapter string
	list    []ui.Region
}

// Of these regions the position itself is told, or they are buttons.
var (
	toldAnyway  = []string{"province-", "stock-", "marker-", "place-lady-", "place-shieldbearer-", "place-mason-", "place-flagbearer-", "score-", "space-", "figure-", "die-", "castle-die-", "landing-", "tile-", "area-", "player-", "goods-", "log", "rounds", "district-", "stand-"}
	ownNames    = []string{"castle", "hand", "home-", "card-", "traitor-", "own-", "goods-", "apples", "staffs", "coins", "grail", "instead"}
	boardNames  = []string{"sheriff"}
	questsNames = []string{"display-", "deck", "discards", "traitor-pile", "traitor-discards", "box-"}
)

func begins(name string, with []string) bool {
	return slices.ContainsFunc(with, func(w string) bool { return strings.HasPrefix(name, w) })
}

// sorted puts regions where they are told.
func sorted(f *Frame, things []ui.Region) (of sortedThings) {
	for _, r := range things {
		switch {
		case begins(r.Name, questsNames):
			of.quests = append(of.quests, r)
		case begins(r.Name, toldAnyway) || r.Scroll:
		case begins(r.Name, ownNames) || begins(r.Name, f.Rows.CastleNames):
			of.castle = append(of.castle, r)
		case begins(r.Name, boardNames) || provinceOf(r.Name) >= 0:
			of.board = append(of.board, r)
		default:
			of.add(f.Chapter(r.Name), r)
		}
	}
	return of
}

// add adds a region to what a chapter tells of; one of no chapter is a button.
func (of *sortedThings) add(chapter string, r ui.Region) {
	if chapter == "" || r.Press != nil && r.Own == nil {
		return
	}
	i := slices.IndexFunc(of.parts, func(p chapterPart) bool { return p.chapter == chapter })
	if i < 0 {
		i = len(of.parts)
		of.parts = append(of.parts, chapterPart{chapter: chapter})
	}
	of.parts[i].list = append(of.parts[i].list, r)
}

// provinceOf is the province that the name of a region ends with; -1 is none.
func provinceOf(name string) int {
	for p := range merlin.Province(merlin.Provinces) {
		if strings.HasSuffix(name, "-"+p.String()) {
			return int(p)
		}
	}
	return -1
}

// tellCastle is one's own: dice, goods, traitors, and what lies in the castle.
func tellCastle(f *Frame, list []ui.Region) []ui.Node {
	said := []string{f.T("hint.score", "name", f.Called(f.Home), "count", int(f.View.Players[f.Home].Score)), f.SeatTip(f.Home), f.DiceTip(f.Home)}
	said = append(append(said, f.GoodsSay(f.Home)...), f.FlagsSay(f.Home)...)
	nodes := ui.Sayings("own-", append(said, f.BesiegersTip(f.Home))...)
	for i := range list {
		switch r := &list[i]; {
		case begins(r.Name, []string{"castle", "traitor-"}):
		case begins(r.Name, []string{"home-", "apples", "staffs", "own-markers", "own-manors"}) || strings.HasPrefix(f.Chapter(r.Name), "quest"):
			nodes = append(nodes, ui.Node{Kind: ui.Sentences, ID: r.Name, Text: ui.Lines(r.Label)})
		default:
			nodes = append(nodes, ui.Note(r))
		}
	}
	return nodes
}

// tellBoard is the board: province by province, then the ring of spaces, then what else
// lies there.
func tellBoard(f *Frame, list []ui.Region) (nodes []ui.Node) {
	for p := range merlin.Province(merlin.Provinces) {
		kids := ui.Sayings("says-", f.ProvinceSays(p)...)
		for i := range list {
			if provinceOf(list[i].Name) == int(p) {
				kids = append(kids, ui.Note(&list[i]))
			}
		}
		nodes = append(nodes, ui.Heading(emblemName(p), f.T("province.full."+p.String()), kids...))
	}
	var spaces []string
	for _, ring := range ringsOf(f.Rules) {
		ring.each(func(n uint8) { spaces = append(spaces, f.SpaceSays(n)) })
	}
	nodes = append(nodes, ui.Heading("spaces", f.T("goal.spaces"), ui.Sayings("space-", spaces...)...))
	for i := range list {
		if provinceOf(list[i].Name) < 0 {
			nodes = append(nodes, ui.Note(&list[i]))
		}
	}
	return nodes
}

// tellDomain is the domain: its areas, the manors, and what lies on tiles.
func tellDomain(f *Frame) []ui.Node {
	var said []string
	areas := AreasOf(f.Position())
	for i := range areas {
		said = append(said, areaWords(f, &areas[i]))
	}
	for tile := range uint8(f.Position().Rows * merlin.Columns) {
		said = append(said, f.TileSays(tile))
	}
	return ui.Sayings("area-", said...)
}

// tellOthers are the other players, each with a heading.
func tellOthers(f *Frame) (nodes []ui.Node) {
	for i, s := range model.OthersOf(f.Model) {
		var said []string
		for _, part := range OtherParts(f, s, f.OtherRect(i)) {
			if !strings.HasSuffix(part.Name, "-goods") {
				said = append(said, part.Words)
			}
		}
		nodes = append(nodes, ui.Heading(model.OtherName(s), f.T("castle.of", "name", f.Seats[s].Name), ui.Sayings("says-", append(said, f.GoodsSay(s)...)...)...))
	}
	return nodes
}
