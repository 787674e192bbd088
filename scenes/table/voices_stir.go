package table

import (
	"maps"
	"slices"
	"strings"

	"merlin/game"
)

// What befell a seat, as its title knows.

// hushed reports whether a seat has said nothing for long.
func (s *Scene[V, M]) hushed(seat game.Seat) bool {
	return s.voices.turns-s.voices.lately[seat] >= longQuiet*len(s.session.seats)
}

// queues reports whether a seat is about to say something.
func (s *Scene[V, M]) queues(seat game.Seat) bool {
	return slices.ContainsFunc(s.voices.waits, func(v voice) bool { return v.seat == seat })
}

// stir has those speak whom the last of some moves touches, each once.
func (s *Scene[V, M]) stir(moves []game.Move) {
	if s.screen.Stirs == nil {
		return
	}
	spoke := map[game.Seat]bool{game.NoSeat: true}
	for _, st := range s.screen.Stirs(s.model, moves) {
		if spoke[st.Seat] || st.Idle && (!s.hushed(st.Seat) || s.queues(st.Seat)) {
			continue
		}
		key := s.own(st.Seat, st.Of)
		switch {
		case strings.Contains(st.Say, "-"):
			key = "speaks." + st.Say
		case st.Say != "":
			key = s.way(st.Say, st.Seat, len(moves))
		}
		if st.Grave { // however much he has said
			s.voices.unsay(st.Seat)
		}
		spoke[st.Seat] = s.voice(st.Seat, st.Of, key, st.With...)
		if v := &s.voices; st.Grave && spoke[st.Seat] {
			v.waits[len(v.waits)-1].grave = true
			v.makeRoom()
		}
	}
}

// hush has all fall silent where something begins that leaves no room for else: an old word would be taken for one
// about that.
func (s *Scene[V, M]) hush() {
	hushes := func(e game.Event) bool { return s.screen.Manner != nil && s.screen.Manner(e.Kind).Hushes }
	if slices.ContainsFunc(s.motion.batch, hushes) {
		s.voices.makeRoom()
	}
}

// unsay forgets what a seat has spoken of, but for its greeting.
func (v *voices) unsay(seat game.Seat) {
	maps.DeleteFunc(v.said, func(o occasion, _ bool) bool { return o.seat == seat && o.of != greeting })
}

// makeRoom ends what is said and forgets what waits, but for what is grave.
func (v *voices) makeRoom() {
	v.waits = slices.DeleteFunc(v.waits, func(w voice) bool { return !w.grave })
	if !v.now.grave {
		v.left = min(v.left, voicePause)
	}
}
