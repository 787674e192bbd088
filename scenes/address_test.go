package scenes_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"merlin/scenes"
	"merlin/scenes/store"
)

// tab is a browser's tab, and the games that are kept for its page.
type tab struct {
	*testing.T
	*scenes.Tab
	kept store.Store
	*hand
	game *scenes.Game
}

func newTab(t *testing.T, place string) *tab {
	return &tab{T: t, Tab: scenes.NewTab(place), kept: keptMerlin(t)}
}

// load loads the page, and lets it come to rest.
func (b *tab) load() {
	b.Helper()
	if b.game != nil {
		b.follow()
		b.rests()
	}
	var err error
	if b.game, err = openWith(b.kept, "en", toy); err != nil {
		b.Fatal(err)
	}
	b.game.InTab(b.Tab)
	b.hand = newHand(b.game, window(), nil)
	b.settle()
}

// settle lets it come to rest.
func (b *tab) settle() {
	b.Helper()
	b.follow()
	if err := b.ticks(40, false); err != nil {
		b.Fatal(err)
	}
	b.follow()
}

func (b *tab) follow() {
	b.Helper()
	if err := b.game.Follow(); err != nil {
		b.Fatal(err)
	}
}

// step does steps of a hand, or goes back and forward: "<" and ">".
func (b *tab) step(steps string) {
	b.Helper()
	for _, s := range strings.Fields(steps) {
		switch s {
		case "<":
			b.Go(-1)
		case ">":
			b.Go(1)
		default:
			do(b.T, b.hand, s)
		}
		b.settle()
	}
}

// rests waits a little until the game of the table is there: a record may be on its way.
func (b *tab) rests() {
	b.Helper()
	title, _, _ := strings.Cut(b.History[b.At], "/")
	for range 300 {
		if _, err := store.LoadGame(b.kept, title+"-current"); title == "" || err == nil {
			return
		}
		time.Sleep(time.Millisecond)
	}
}

// A page that is loaded anew goes back to the table that was there, behind its curtain, and
// to the title when that was there; a lost picture is told.
func TestReloadGoesBackToTheTable(t *testing.T) {
	b := newTab(t, "")
	for _, c := range []struct{ steps, lost, shows string }{
		{"", "", "new"},
		{"continue ready menu", "", "ready"},
		{"", "1", "ready"},
		{"ready menu to-title dialog-leave", "", "new"},
		{"new title-nim seat-2-human start ready", "1", "ready"},
	} {
		if b.load(); c.steps != "" {
			b.step(c.steps)
		}
		b.Noted["merlin.lost"] = c.lost
		b.load()
		if !has(b.hand, c.shows) {
			t.Errorf("after %q, loaded anew, it shows %T", c.steps, b.app.Top())
		}
		if told := toldIn(b.hand) == b.app.Context().T("error.graphics"); told != (c.lost != "") || b.Noted["merlin.lost"] != "" {
			t.Errorf("after %q, loaded anew, it tells %q", c.steps, toldIn(b.hand))
		}
	}
	if want := []string{"", "merlin", "", "nim"}; !slices.Equal(b.History, want) {
		t.Errorf("the tab has been at %q, want %q", b.History, want)
	}
}

// toldIn is the sentence that lies over what is shown.
func toldIn(h *hand) string {
	var lines []string
	for _, w := range drawn(h).Texts {
		if w.Where == "toast" {
			lines = append(lines, w.Text)
		}
	}
	return strings.Join(lines, " ")
}

// A table whose game is no longer kept leaves one at the title, and so does an address of
// nothing.
func TestReloadWithoutTheGame(t *testing.T) {
	for _, place := range []string{"merlin", "merlin/replay", "merlin/saved/gone", "merlin/saved/", "merlin/elsewhere", "nobody", "?", "game", "nim/saved/../x"} {
		b := newTab(t, place)
		b.Noted["merlin.lost"] = "1"
		b.kept = store.NewMemory()
		if b.load(); !has(b.hand, "new") || toldIn(b.hand) == "" {
			t.Errorf("at %q it shows %T and tells %q", place, b.app.Top(), toldIn(b.hand))
		}
		if got := b.History; !slices.Equal(got, []string{""}) {
			t.Errorf("from %q the tab comes to %q", place, got)
		}
	}
}

// Back and forward lead to the screens that were there; who looks on is asked anew, and a
// page that is loaded anew shows the same.
func TestBackAndForward(t *testing.T) {
	b := newTab(t, "")
	b.load()
	for _, c := range []struct{ steps, shows, place string }{
		{"continue ready", "menu", "merlin"},
		{"menu watch", "pace", "merlin/replay"},
		{"<", "ready", "merlin"}, // the page was loaded anew
		{"ready >", "pace", "merlin/replay"},
		{"< <", "new", ""},
		{">", "ready", "merlin"},
		{"ready menu watch leave", "menu", "merlin"},
		{"menu to-title dialog-leave saves watch", "pace", "merlin/saved/save-"},
		{"<", "new", ""},
		{">", "pace", "merlin/saved/save-"},
	} {
		b.step(c.steps)
		for _, loaded := range []string{"", ", loaded anew,"} {
			if loaded != "" && c.shows == "pace" {
				b.load()
			}
			if place := b.History[b.At]; !has(b.hand, c.shows) || !strings.HasPrefix(place, c.place) || c.place == "" && place != "" {
				t.Fatalf("after %q%s it shows %T at %q, want %s at %q", c.steps, loaded, b.app.Top(), place, c.shows, c.place)
			}
		}
	}
}

// What the page's own title was asked for comes over the title, where back leads; a wish that
// cannot be granted leaves one there.
func TestWishesOfThePage(t *testing.T) {
	for _, c := range []struct {
		wish, shows, back string
		history           []string
	}{
		{"merlin/learn", "menu", "<", []string{"", "merlin"}},
		{"merlin/continue", "ready", "<", []string{"", "merlin"}},
		{"nim/new", "start", "back", []string{""}},
		{"nim/continue", "new", "", []string{""}},
		{"nobody/learn", "new", "", []string{""}},
	} {
		b := newTab(t, c.wish)
		if b.load(); !has(b.hand, c.shows) || !slices.Equal(b.History, c.history) {
			t.Errorf("the wish %s shows %T at %q", c.wish, b.app.Top(), b.History)
		}
		if b.step(c.back); !has(b.hand, "new") || b.History[b.At] != "" {
			t.Errorf("back from %s is %T at %q", c.wish, b.app.Top(), b.History[b.At])
		}
	}
}

// A language that was chosen on the page while the program fetched another is spoken at the
// title, once, and kept.
func TestLanguageOfThePage(t *testing.T) {
	b := newTab(t, "")
	b.game, _ = openWith(b.kept, "en", toy)
	b.game.InTab(b.Tab)
	b.Noted["merlin.language"] = "de"
	b.hand = newHand(b.game, window(), nil)
	b.settle()
	settings, err := store.LoadSettings(b.kept)
	if got := b.app.Context().Locale().Lang(); got != "de" || b.Noted["merlin.language"] != "" || err != nil || settings.Language != "de" {
		t.Errorf("it speaks %s, keeps %q, error %v", got, settings.Language, err)
	}
}

// The replay of a table that was loaded anew is nobody's: it shows no cards, and behind it is
// the curtain.
func TestReloadedReplayIsNobodys(t *testing.T) {
	b := newTab(t, "merlin/replay")
	b.load()
	if !has(b.hand, "pace") {
		t.Fatalf("it shows %T", b.app.Top())
	}
	b.step("leave")
	if list := b.app.Regions(); len(list) != 1 || list[0].Name != "ready" {
		t.Errorf("behind it is %T", b.app.Top())
	}
}

// A table that would be lost is asked for before back leaves it.
func TestBackAsksBeforeAGameIsLost(t *testing.T) {
	b := newTab(t, "")
	b.load()
	b.step("continue ready")
	b.game.Unkept(store.ErrFull)
	b.step("<")
	if !has(b.hand, "dialog-stay") || b.History[b.At] != "merlin" {
		t.Fatalf("it shows %T at %q", b.app.Top(), b.History[b.At])
	}
	b.step("dialog-leave")
	if !has(b.hand, "new") || b.History[b.At] != "" {
		t.Errorf("it shows %T at %q", b.app.Top(), b.History[b.At])
	}
}

// A link shows the game that it holds, at first and when it is loaded anew; one that holds
// none is told.
func TestLinkShowsItsGame(t *testing.T) {
	text, err := played("base", 100, 0)
	if err != nil {
		t.Fatal(err)
	}
	record := string(text)
	link, err := scenes.LinkOf(record)
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t, link)
	b.kept = store.NewMemory()
	for range 2 {
		if b.load(); !has(b.hand, "pace") || !slices.Equal(b.History, []string{link}) {
			t.Fatalf("it shows %T at %.40q", b.app.Top(), b.History)
		}
	}
	for what, text := range map[string]string{
		"another title": strings.Replace(record, "merlin record", "chess record", 1), "no record": "hello",
		"nothing": "", "a head alone": record[:40],
	} {
		bad, err := scenes.LinkOf(text)
		if err != nil {
			t.Fatal(err)
		}
		broken(t, what, bad)
	}
	for what, bad := range map[string]string{"cut off": link[:len(link)/2], "no letters": "game=!!", "empty": "game="} {
		broken(t, what, bad)
	}
}

// broken wants a link to lead to the title, which tells why.
func broken(t *testing.T, what, link string) {
	t.Helper()
	b := newTab(t, link)
	b.load()
	said := toldIn(b.hand)
	if !has(b.hand, "new") || b.History[0] != "" || said != b.app.Context().T("link.broken") {
		t.Errorf("a link of %s shows %T and tells %q", what, b.app.Top(), said)
	}
}
