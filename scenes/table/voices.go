package table

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"merlin/game"
	"merlin/scenes/ui"
)

// Computer players who are somebody greet, and say a line of their own at some moments: when they
// have done what one is proud of, when another has or overtakes them or calls for a remark, when
// something befell them that their title knows of, at a scoring and when the game is over. Each
// speaks of the like once between two scorings, and says no more than [mostSaid] there; in a lesson
// at the first such moments. A line is of what the person here saw happen; it lies over the seat
// for a while, and is no region: one clicks through it.

const (
	voiceTicks = 240 // that a line lies there,
	voiceLong  = 36  // longer if it has more letters,
	voiceMore  = 4   // for each so many ticks
	voicePause = 40  // between two
	voiceStays = 480 // more at most, as long as nothing is done and nobody else speaks
	proudOf    = 3   // one of so many deeds is spoken of
	remarkOf   = 2   // and of another's that call for a remark
	mostSaid   = 8   // by one between two scorings
	longQuiet  = 2   // rounds without a line, after which one may say something for its own sake
	voiceFresh = 8   // moves after which nobody speaks of a thing any more
)

// occasion is what a seat speaks of, once each between two scorings: those that are named here, and
// what a title's seats are stirred by.
type occasion struct {
	seat game.Seat
	of   string
}

const (
	greeting = "greets" // once in a game
	pride    = "joy"    // in what he did
	remark   = "remark" // on what others do
	feat     = "feat"   // on what all have won or lost
	blow     = "hit"    // what a scoring cost him
	ahead    = "leads"  // he has the most points now
	envy     = "envy"   // of what another gains
	behind   = "passed" // another has more now
)

// moods are those of faces that say a line, by its end.
var moods = map[string]string{
	"joy": "glad", "looms": "glad", "builds": "glad", "relic": "glad", "leads": "glad", "won": "glad",
	"evicts": "glad", "fulfils": "glad", "safe": "glad", "robs": "glad", "great": "glad",
	"first": "glad", "victory": "glad", "thanks": "glad", "struck": "glad",
	"hides": "cross", "shuns": "cross", "leaves": "cross", "defeat": "cross", "curse": "cross",
	"robbed": "cross", "harmed": "cross", "outbid": "cross", "hit": "cross", "passed": "cross", "evicted": "cross",
	"besieged": "cross", "unguarded": "cross", "outdone": "cross", "crowded": "cross",
	"took": "glad", "prize": "glad", "raids": "glad", "nearlead": "glad", "late": "cross", "suffers": "cross",
	"trails": "cross", "holds": "glad", "repels": "glad", "watches": "cross",
}

// moodOf is that of who says the line of a key.
func moodOf(key string) string {
	line, _, _ := strings.Cut(key[strings.LastIndexByte(key, '.')+1:], "-")
	return moods[line]
}

// voices are what the computer players say.
type voices struct {
	waits   []voice
	said    map[occasion]bool
	spoken  map[string]bool   // lines, by their keys: none is said twice in a game
	resumed bool              // the game had begun before: nobody knows what was said then
	heard   int               // moves that were listened to
	turns   int               // that have begun
	lately  map[game.Seat]int // turns that had begun when a seat spoke last
	points  []int             // as they were then; nil: nobody may know them
	left    int               // ticks of the line that is said, then of the pause
	lasts   int               // what left began with
	stayed  int               // ticks that it lies there beyond that
	moves   int               // of the match when it began
	now     voice
	box     ui.Rect
	words   ui.Rect // where they stand on it, in its own units
	face    ui.Rect // of who says it, on the table; without height it stands on the sheet
	size    float64 // of the letters

	partings []voice // said where the result is shown
}

// voice is a line by its key, with the names and numbers in it.
type voice struct {
	seat game.Seat
	key  string
	with []any
	at   int // moves that were shown when it came to mind

	grave bool // it waits for nobody, but for what is as grave
}

// listen begins to listen to a match. In a game that has not begun yet, they greet.
func (s *Scene[V, M]) listen() {
	v := &s.voices
	*v = voices{heard: s.seen, points: s.pointsShown(), said: map[occasion]bool{}, spoken: map[string]bool{}, lately: map[game.Seat]int{}}
	if len(s.session.match.Moves()) == 0 {
		for seat, p := range s.session.match.Setup().Seats {
			if p.Face != "" {
				s.voice(game.Seat(seat), greeting, s.own(game.Seat(seat), greeting))
			}
		}
		return
	}
	v.resumed = true
	for n, m := range s.session.History() {
		for _, e := range m.Events {
			if s.proud(n, e) {
				v.said[occasion{e.Seat, pride}] = true
			}
			s.turnLeaf(e)
		}
	}
	for seat := range s.session.seats {
		v.lately[game.Seat(seat)] = v.turns
	}
}

// turnLeaf has all speak of everything once more after a scoring.
func (s *Scene[V, M]) turnLeaf(e game.Event) {
	begins := s.title.Turns != 0 && e.Kind == s.title.Turns
	if begins {
		s.voices.turns++
	}
	closes := s.screen.Manner != nil && s.screen.Manner(e.Kind).Closes
	if leaf := s.screen.Leaf; !closes && !(begins && leaf > 0 && s.voices.turns%leaf == 0) {
		return
	}
	maps.DeleteFunc(s.voices.said, func(o occasion, _ bool) bool { return o.of != greeting })
}

// pointsShown are the points as they are shown, nil where nobody may know them.
func (s *Scene[V, M]) pointsShown() []int {
	if s.screen.Points == nil {
		return nil
	}
	return s.screen.Points(s.view)
}

// speaks reports whether anything may be said here now.
func (s *Scene[V, M]) speaks() bool {
	return s.replay == nil && s.screen.Seat != nil && s.ctx.Preferences().Speak
}

// voice has a seat say a line soon, if it is somebody who has not spoken of the like yet: it reports
// whether it does.
func (s *Scene[V, M]) voice(seat game.Seat, of, key string, with ...any) bool {
	if key = s.unspoken(key); key == "" || !s.says(seat, of) {
		return false
	}
	s.voices.spoken[key], s.voices.lately[seat] = true, s.voices.turns
	s.voices.waits = append(s.voices.waits, voice{seat: seat, key: key, with: with, at: s.shown()})
	return true
}

// unspoken is a line, or where that was heard in this game another way to say it; what is somebody's
// own has none, and gives way to what anybody might say. "": all were heard.
func (s *Scene[V, M]) unspoken(key string) string {
	if !s.voices.spoken[key] && !s.saidBefore(key) {
		return key
	}
	stem, _, ways := strings.Cut(key, "-")
	if !ways {
		stem = "speaks." + key[strings.LastIndexByte(key, '.')+1:]
	}
	n := s.sayings(stem)
	chance := game.NewStream(s.session.match.Setup().Seed, uint64(len(s.voices.spoken))+1<<43)
	for i, first := 0, chance.N(max(1, n)); i < n; i++ { // another game begins with another
		if other := stem + "-" + strconv.Itoa(1+(first+i)%n); !s.voices.spoken[other] {
			return other
		}
	}
	return ""
}

// sayings is in how many ways a line can be said that is nobody's own.
func (s *Scene[V, M]) sayings(stem string) (n int) {
	for s.ctx.Locale().Has(stem + "-" + strconv.Itoa(n+1)) {
		n++
	}
	return n
}

// saidBefore reports whether a line that is somebody's own may have been heard before a game was gone on with, and there are
// other ways to say it.
func (s *Scene[V, M]) saidBefore(key string) bool {
	return s.voices.resumed && strings.HasPrefix(key, "face.") && s.ctx.Locale().Has("speaks."+key[strings.LastIndexByte(key, '.')+1:]+"-1")
}

// says notes that a seat says something on an occasion, if it may.
func (s *Scene[V, M]) says(seat game.Seat, of string) bool {
	said, o := s.voices.said, occasion{seat, of}
	lines := 0
	for one := range said {
		if one.seat == seat && one.of != greeting {
			lines++
		}
	}
	if s.session.seats[seat].Face == "" || said[o] || lines >= mostSaid {
		return false
	}
	said[o] = true
	return true
}

// own is a line of a seat's own.
func (s *Scene[V, M]) own(seat game.Seat, of string) string {
	return "face." + s.session.match.Setup().Seats[seat].Face + "." + of
}

// way is one of the ways to say a line, another one by game, seat and moment.
func (s *Scene[V, M]) way(key string, seat game.Seat, move int) string {
	chance := game.NewStream(s.session.match.Setup().Seed, uint64(move)<<8+uint64(seat))
	return "speaks." + key + "-" + strconv.Itoa(1+chance.N(max(1, s.sayings("speaks."+key))))
}

// proud reports whether an event of a move is one that its seat speaks of, and others may.
func (s *Scene[V, M]) proud(move int, e game.Event) bool {
	if e.Seat == game.NoSeat || s.screen.Manner == nil || !s.screen.Manner(e.Kind).Proud {
		return false
	}
	chance := game.NewStream(s.session.match.Setup().Seed, uint64(move)<<8+uint64(e.Seat)+1<<40)
	return s.coach != nil || chance.N(proudOf) == 0
}

// hear listens to the moves that have come to be shown to their end.
func (s *Scene[V, M]) hear() {
	v, shown := &s.voices, s.shown()
	if shown == v.heard {
		return
	}
	moves := s.session.History()
	for n := v.heard; n < shown; n++ {
		for _, e := range moves[n].Events {
			if s.proud(n, e) {
				s.marvel(n, e.Seat)
			}
			s.turnLeaf(e)
		}
		s.remark(moves[:n+1])
		s.stir(moves[:n+1])
	}
	points := s.pointsShown()
	if seat := overtaken(v.points, points); seat != game.NoSeat && !s.queues(seat) {
		s.voice(seat, behind, s.own(seat, behind))
	}
	v.heard, v.points = shown, points
}

// marvel has a seat say what it thinks of its deed, and where that is a person's, one of the
// others where all play for themselves.
func (s *Scene[V, M]) marvel(move int, by game.Seat) {
	s.voice(by, pride, s.own(by, pride))
	if s.session.seats[by].Computer || !s.title.Rules.Describe().Points {
		return
	}
	var others []game.Seat
	for seat := range s.session.seats {
		if one := game.Seat(seat); one != by && s.session.seats[one].Face != "" && !s.voices.said[occasion{one, remark}] {
			others = append(others, one)
		}
	}
	if len(others) > 0 {
		chance := game.NewStream(s.session.match.Setup().Seed, uint64(move)<<8+1<<42)
		one := others[chance.N(len(others))]
		s.voice(one, remark, s.own(one, envy))
	}
}

// remark has one of those who may and have not spoken yet say what the last of some moves calls
// for. Who does and whether is drawn of what all may know: the game's seed and the moves.
func (s *Scene[V, M]) remark(moves []game.Move) {
	if s.screen.Remark == nil {
		return
	}
	r, move, of := s.screen.Remark(s.model, moves), len(moves), remark
	if r.Feat {
		of = feat
	}
	r.By = slices.DeleteFunc(r.By, func(seat game.Seat) bool {
		return s.session.seats[seat].Face == "" || s.voices.said[occasion{seat, of}]
	})
	chance := game.NewStream(s.session.match.Setup().Seed, uint64(move)<<8+1<<41)
	if len(r.By) == 0 || s.coach == nil && chance.N(remarkOf) > 0 && !r.Feat {
		return
	}
	by := r.By[chance.N(len(r.By))]
	s.voice(by, of, s.way(r.Say, by, move), r.With...)
	if r.Back != "" {
		s.voice(r.Of, r.Back, s.way(r.Back, r.Of, move), "name", s.calls(by))
	}
}

// calls is what a seat is called that speaks or is spoken to.
func (s *Scene[V, M]) calls(seat game.Seat) string {
	if s.screen.Speaker != nil {
		return s.screen.Speaker(s.model, seat)
	}
	return s.session.seats[seat].Name
}

// overtaken returns who led alone by points that are before and is behind another by those
// of now; NoSeat is nobody.
func overtaken(before, now []int) game.Seat {
	if len(before) == 0 || len(before) != len(now) {
		return game.NoSeat
	}
	lead := slices.Index(before, slices.Max(before))
	if slices.Max(now) <= now[lead] || slices.Contains(before[lead+1:], before[lead]) {
		return game.NoSeat
	}
	return game.Seat(lead)
}

// utter is a tick: the next line is said, or the one that is said goes.
func (s *Scene[V, M]) utter() {
	v := &s.voices
	s.hear()
	s.hush()
	if !s.speaks() {
		v.waits, v.left = nil, 0
		return
	}
	if v.left > 0 {
		if v.left == voicePause+1 && s.lingers() {
			v.stayed++
			return
		}
		if v.left--; v.left == voicePause || s.voiceNod().passed < nodTime {
			s.ctx.RequestRedraw()
		}
		return
	}
	v.waits = slices.DeleteFunc(v.waits, func(w voice) bool {
		return s.shown()-w.at > voiceFresh || s.screen.Still != nil && !s.screen.Still(s.model, w.seat, w.key)
	})
	if len(v.waits) == 0 || s.told != nil || s.chooser != nil || s.summary != nil {
		return
	}
	regions := s.Regions()
	at := ui.Find(regions, s.screen.Seat(v.waits[0].seat))
	if v.now = v.waits[0]; at < 0 {
		v.waits = v.waits[1:]
		return
	}
	if s.voiceBox(regions, &regions[at]); s.covered() { // he waits until the other has spoken
		return
	}
	v.waits, v.lasts = v.waits[1:], voiceLasts(s.ctx.T(v.now.key, v.now.with...))+voicePause
	v.left, v.stayed, v.moves = v.lasts, 0, s.session.Moves()
	s.ctx.RequestRedraw()
}

// lingers reports whether the line that is said stays for who reads slowly: until the person here does something,
// or somebody else speaks.
func (s *Scene[V, M]) lingers() bool {
	v := &s.voices
	_, person := s.session.Asked()
	return person && len(v.waits) == 0 && v.stayed < voiceStays && v.moves == s.session.Moves() && !s.Behind()
}

// voiceLasts is how many ticks a line lies there.
func voiceLasts(line string) int {
	return voiceTicks + voiceMore*max(0, utf8.RuneCountInString(line)-voiceLong)
}

// covered reports whether a sheet that somebody speaks from lies over the line, or what is pointed at
// is shown there, or is something small that lies under it.
func (s *Scene[V, M]) covered() bool {
	box := s.voices.box
	if at := s.ctx.HoveredAt(); at.Overlaps(box) && at.W*at.H < box.W*box.H/2 {
		return true
	}
	return s.spoken != nil && s.spoken.box.Overlaps(box) || s.ctx.Beside().Overlaps(box)
}
