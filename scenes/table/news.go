package table

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// What a new game brings that the player has not played with is offered to be explained at
// the table, once: the sage points at what is its own, one thing after the other.

// news is what is offered, and then told.
type news struct {
	seat   game.Seat // of who is told
	moves  int       // of the match when it was offered
	topics []moment.Topic
	says   []told
	next   int    // the one that is told; -1: it is offered still
	tries  string // an exercise instead: all that is said
	at     []string
}

// told is one thing of a topic.
type told struct {
	topic string // the text that names it
	moment.Telling
}

// offerNews offers what is new and can be pointed at now; it is not offered again.
func (s *Scene[V, M]) offerNews() {
	if n := s.news; n != nil && (n.seat != s.session.seat || (n.next < 0 || n.tries != "") && n.moves != s.session.Moves()) {
		s.news = nil
	}
	if !s.fresh || s.news != nil || s.coach != nil || s.model.Now().Asked == game.NoSeat || !s.ctx.Preferences().Hints {
		return
	}
	n := &news{seat: s.session.seat, moves: s.session.Moves(), next: -1}
	var names []string
	for _, t := range s.screen.Topics {
		if s.shell.Knows(t.Name) || !s.shows(t) {
			continue
		}
		n.topics, names = append(n.topics, t), append(names, t.Name)
		for _, say := range t.Says {
			n.says = append(n.says, told{t.Title, say})
		}
	}
	if len(names) > 0 {
		s.news, s.regions = n, nil
		s.shell.Learnt(names...)
	}
}

// shows reports whether something is there of all that a topic points at.
func (s *Scene[V, M]) shows(t moment.Topic) bool {
	list := s.Regions()
	there := func(name string) bool { return ui.Find(list, name) >= 0 }
	return !slices.ContainsFunc(t.Says, func(say moment.Telling) bool {
		return len(say.At) > 0 && !slices.ContainsFunc(say.At, there)
	})
}

// tells is what is said of what is new.
func (s *Scene[V, M]) tells() *speech {
	n, t := s.news, s.ctx.T
	of := &speech{name: "news", figure: s.title.Sage}
	of.away = way{"news-away", t("news.enough"), ui.PlainLook, ui.Light, s.newsEnd}
	if n.tries != "" {
		of.text, of.points, of.home, of.away.label = n.tries, n.at, s.coachHome(), t("advice.end")
		return of
	}
	of.on = &way{"news-on", t("coach.on"), ui.GoldLook, ui.Light, s.newsOn}
	if n.next < 0 {
		var names []string
		for _, topic := range n.topics {
			names = append(names, t(topic.Title))
		}
		of.text = t("news.offer", "names", strings.Join(names, ", "))
		of.away.label, of.on.label = t("news.no"), t("news.yes")
		return of
	}
	says := n.says[n.next]
	of.text = "<b>" + t(says.topic) + "</b>\n" + t("lesson."+says.Say)
	of.points = says.At
	return of
}

func (s *Scene[V, M]) newsOn() {
	if s.news.next++; s.news.next == len(s.news.says) {
		s.news = nil
	}
	s.Refresh()
}

func (s *Scene[V, M]) newsEnd() {
	s.news = nil
	s.Refresh()
}

// News is what is told of what is new, by the name of the text, and the regions that are
// pointed at; "" while it is offered, and when nothing is.
func (s *Scene[V, M]) News() (say string, points []string) {
	if s.news == nil || s.news.next < 0 {
		return "", nil
	}
	if s.news.tries != "" {
		return s.news.topics[0].Name, s.news.at
	}
	says := s.news.says[s.news.next]
	return says.Say, says.At
}
