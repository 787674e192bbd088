package merlin

import (
	"fmt"
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// "To my turn" leads past what the others do to one's next decision, over the accounts of
// scorings, and leaves at most three lines: what befell one first, and nothing from before
// one's last move. Each leads to its moment.
func TestToMyTurnLeavesASummary(t *testing.T) {
	title := merlin.Title{Box: standardBox}
	players := []game.Player{{Name: "Viviane"}, {Name: "Lancelot", Colour: 1, Level: 1}, {Name: "Ygraine", Colour: 2, Level: 1}}
	m, err := game.NewMatch(title, title.Setup(players, nil, 7))
	if err != nil {
		t.Fatal(err)
	}
	s := laid(t, m, 1)
	chance, summaries, befell := game.NewStream(7, 7), 0, 0
	for s.toMyTurn(); !m.Game().Over(); s.toMyTurn() {
		if lines := s.scene.Summary(); len(lines) > 0 {
			if summaries++; summaries < 6 {
				s.checkSummaryShown(lines)
			}
			befell += s.checkSummary(lines)
		}
		options := m.Game().Decision().Options
		s.scene.Take(moment.Choice{Do: []game.Action{options[chance.N(len(options))]}})
		if len(s.scene.Summary()) > 0 {
			t.Fatal("the summary stays after one's own move")
		}
	}
	if summaries < 20 || befell == 0 {
		t.Errorf("%d summaries, %d lines of what befell one", summaries, befell)
	}
}

// toMyTurn skips what others do, in some ticks, and leaves accounts.
func (s *sitting) toMyTurn() {
	s.t.Helper()
	for range 5000 {
		s.tick(1)
		if _, person := s.scene.Session().Asked(); s.ended() || person && s.app.Top() == ui.Scene(s.scene) && !s.scene.Behind() {
			return
		}
		s.leaveAccount()
		if ui.Find(s.app.Top().Regions(), "to-my-turn") >= 0 {
			s.app.Context().PressNamed("to-my-turn")
		}
	}
	s.t.Fatal("it is never one's turn again")
}

// checkSummaryShown draws a summary in every language, and follows its lines.
func (s *sitting) checkSummaryShown(lines []moment.Entry) {
	s.t.Helper()
	for _, lang := range i18n.Languages() {
		s.app.Context().SetLocale(localeOf(s.t, lang))
		for _, v := range canvases {
			s.app.Resize(v)
			checkDrawn(s.t, lang+", with a summary", s.app, false)
		}
	}
	s.app.Context().SetLocale(localeOf(s.t, "en"))
	for i, e := range lines {
		s.click(fmt.Sprintf("summary-%d", i+1))
		r, ok := s.app.Top().(*tableScene)
		for n := 0; ok && r.Model().Replay != nil && r.Model().Replay.Playing && n < 2000; n++ {
			s.tick(1)
		}
		if !ok || r.Model().Replay == nil || r.Model().Replay.At != e.At || r.Model().Replay.Playing {
			s.t.Fatalf("line %d does not lead to its moment, %d", i+1, e.At)
		}
		s.app.Context().PressNamed("leave")
		s.tick(2)
	}
}

// checkSummary checks a summary and counts its lines of what befell the person.
func (s *sitting) checkSummary(lines []moment.Entry) (befell int) {
	s.t.Helper()
	moves := s.scene.Session().Moves()
	since := moves
	for since > 0 && s.scene.Session().Match().Moves()[since-1].Seat != 0 {
		since--
	}
	all := draw.Chronicle(s.scene.Model())
	for i, e := range lines {
		switch {
		case i >= 3 || e.At <= since || e.At > moves:
			s.t.Fatalf("line %d of %d is about %d, one's own last move is %d", i+1, len(lines), e.At, since)
		case !slices.ContainsFunc(all, func(o moment.Entry) bool { return o.Text == e.Text && o.At == e.At }):
			s.t.Fatalf("%q is not in the log", e.Text)
		case e.Mine && i > befell:
			s.t.Fatalf("%q comes after what befell nobody here", e.Text)
		case e.Mine:
			befell++
		}
	}
	if befell == 0 && slices.ContainsFunc(all, func(e moment.Entry) bool { return e.Mine && e.At > since }) {
		s.t.Fatal("what befell one is not told")
	}
	return befell
}
