package store

import (
	"errors"
	"strings"
	"syscall/js"
	"testing"
)

// fake is a localStorage as the standard describes it, with room for limit
// characters.
const fake = `
const texts = new Map();
const used = () => { let n = 0; for (const [k, v] of texts) n += k.length + v.length; return n; };
return {
	getItem: k => texts.has(k) ? texts.get(k) : null,
	key: i => [...texts.keys()][i] ?? null,
	removeItem: k => { texts.delete(k); },
	setItem: (k, v) => {
		const old = texts.get(k);
		texts.set(k, v);
		if (used() > limit) {
			if (old === undefined) texts.delete(k); else texts.set(k, old);
			throw Object.assign(new Error("quota"), {name: "QuotaExceededError"});
		}
	},
};`

var kinds = map[string]func(*testing.T) Store{
	"memory": func(*testing.T) Store { return NewMemory() },
	"browser": func(t *testing.T) Store {
		return openPage(t, js.Global().Get("Function").New("limit", fake).Invoke(5<<20))
	},
}

// locks is a navigator with locks as the standard describes them, as far as we use them.
const locks = `
const held = [];
return {locks: {
	request: (name, f) => { held.push({name}); return f({name}); },
	query: () => Promise.resolve({held, pending: []}),
	forget: name => { held.splice(held.findIndex(l => l.name === name), 1); },
}};`

// twice are two tabs on one storage, in a page with locks and in one without.
var twice = map[string]func(*testing.T) (one, other Store){
	"memory": func(*testing.T) (Store, Store) { m := NewMemory(); return m, m.Beside() },
	"locks": func(t *testing.T) (Store, Store) {
		navigator(t)
		return tabs(t)
	},
	"no locks": tabs,
}

func tabs(t *testing.T) (Store, Store) {
	t.Helper()
	storage := js.Global().Get("Function").New("limit", fake).Invoke(5 << 20)
	return openPage(t, storage), openPage(t, storage)
}

// navigator gives the page locks until the test ends.
func navigator(t *testing.T) js.Value {
	t.Helper()
	n := js.Global().Get("Function").New(locks).Invoke()
	before := js.Global().Get("navigator")
	object := js.Global().Get("Object")
	object.Call("defineProperty", js.Global(), "navigator", map[string]any{"configurable": true, "value": n})
	t.Cleanup(func() {
		object.Call("defineProperty", js.Global(), "navigator", map[string]any{"configurable": true, "value": before})
	})
	return n.Get("locks")
}

// A tab that has gone without a word holds nothing, where the browser tells so.
func TestHoldOfAClosedTab(t *testing.T) {
	all := navigator(t)
	one, other := tabs(t)
	taken(t, NewHold(one, "auto"))
	hold := NewHold(other, "auto")
	if !hold.Elsewhere() {
		t.Error("the other tab is not seen")
	}
	all.Call("forget", "game/"+one.Mark())
	if hold.Elsewhere() {
		t.Error("a closed tab holds the game for ever")
	}
}

// page makes storage the localStorage of the page, until the test ends. With a
// function, reading the property calls it.
func page(t *testing.T, storage js.Value) {
	object := js.Global().Get("Object")
	property := map[string]any{"configurable": true}
	if storage.Type() == js.TypeFunction {
		property["get"] = storage
	} else {
		property["value"] = storage
	}
	object.Call("defineProperty", js.Global(), "localStorage", property)
	t.Cleanup(func() { js.Global().Delete("localStorage") })
}

func openPage(t *testing.T, storage js.Value) Store {
	t.Helper()
	page(t, storage)
	s, err := Open("game")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestNoStorage(t *testing.T) {
	forbidden := js.Global().Get("Function").New(`throw Object.assign(new Error("denied"), {name: "SecurityError"})`)
	broken := js.ValueOf(map[string]any{"getItem": forbidden})
	for name, storage := range map[string]js.Value{
		"missing": js.Undefined(), "null": js.Null(), "forbidden": forbidden, "broken": broken,
	} {
		t.Run(name, func(t *testing.T) {
			page(t, storage)
			s, err := Open("game")
			if !errors.Is(err, ErrUnavailable) {
				t.Errorf("error %v, want ErrUnavailable", err)
			}
			write(t, s, "x", "for now")
			if got := read(t, s, "x"); got != "for now" {
				t.Errorf("read %q", got)
			}
		})
	}
}

func TestFullStorageKeepsTheOld(t *testing.T) {
	s := openPage(t, js.Global().Get("Function").New("limit", fake).Invoke(2000))
	save(t, s, "one", "two")
	err := SaveGame(s, "auto", []byte(strings.Repeat("x", 3000)))
	if !errors.Is(err, ErrFull) {
		t.Errorf("error %v, want ErrFull", err)
	}
	wants(t, err, "game/auto.game", "no room")
	if g, err := LoadGame(s, "auto"); err != nil || string(g.Record) != "two" {
		t.Errorf("%q, %v", g.Record, err)
	}
}

func TestOtherProgramsKeysStay(t *testing.T) {
	storage := js.Global().Get("Function").New("limit", fake).Invoke(5 << 20)
	storage.Call("setItem", "other/x", "theirs")
	s := openPage(t, storage)
	write(t, s, "x", "ours")
	if got := list(t, s); len(got) != 1 {
		t.Errorf("List: %q", got)
	}
	if err := s.Delete("x"); err != nil {
		t.Fatal(err)
	}
	if got := storage.Call("getItem", "other/x").String(); got != "theirs" {
		t.Errorf("the other program's text is %q", got)
	}
}
