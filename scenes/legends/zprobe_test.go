package legends

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
	"testing"

	"merlin/game"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

func record(t *testing.T) *game.Match {
	file, err := os.ReadFile("/tmp/play/home73/c/merlin/legends-current.game")
	if err != nil {
		t.Fatal(err)
	}
	_, body, _ := strings.Cut(string(file), "\n")
	m, err := game.ReadRecord(standard.Rules, bufio.NewReader(strings.NewReader(body)))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func german(s *sitting) {
	s.app.Context().SetLocale(tabletest.Locale(s.T, "de", "legends"))
	s.scene.Refresh()
}

func TestZBare(t *testing.T) {
	bare, all := map[string]int{}, map[string]int{}
	shown := map[string]int{}
	for seed := uint64(1); seed <= 8; seed++ {
		m := playedGame(t, 2+int(seed%3), seed, []string{"beginner", "standard", "advanced"}[seed%3])
		for n := 0; n < len(m.Moves()); n++ {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			if len(at.Game().Decision().Options) < 2 {
				continue
			}
			s := sit(t, at, 0)
			s.ready()
			german(s)
			f := s.scene.Model()
			for _, c := range f.All {
				key := fmt.Sprint(f.Ask, " ", c.Word)
				all[key]++
				said := f.Plan(&c)
				if said == "" {
					bare[key]++
				}
				if shown[key] < 3 && (seed*7+uint64(n))%5 == 0 {
					shown[key]++
					t.Logf("%s | %s\n      %s", key, f.Called(&c), strings.ReplaceAll(said, "\n", "\n      "))
				}
			}
		}
	}
	var keys []string
	for k := range all {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		t.Logf("%s: %d of %d bare", k, bare[k], all[k])
	}
}

func TestZSage(t *testing.T) {
	m := record(t)
	from, to := 0, len(m.Moves())
	fmt.Sscan(os.Getenv("FROM"), &from)
	fmt.Sscan(os.Getenv("TO"), &to)
	for n := from; n < to; n++ {
		at, err := m.Fork(n)
		if err != nil {
			t.Fatal(err)
		}
		d := at.Game().Decision()
		if d.Seat != 0 || len(d.Options) < 2 {
			continue
		}
		s := sit(t, at, 0)
		german(s)
		s.press("show")
		s.press("show")
		for !s.scene.Advised() {
			s.tick(1)
		}
		if ui.Find(s.scene.Regions(), "advice-more") >= 0 {
			s.press("advice-more")
		}
		list := s.scene.Regions()
		t.Logf("%d %s, done: %s\n   %s", n, d.Ask, m.Moves()[n].Text, strings.ReplaceAll(list[ui.Find(list, "advice")].Label, "\n", "\n   "))
	}
}
