package legends

import (
	"strings"
	"testing"
)

// Our own deck is whole: its cards have the counts of the box and what the book tells of
// single ones. // L2, L3, L5
func TestStandardDeck(t *testing.T) {
	d := standardRules.Deck
	counts := map[Kind]int{}
	levels := map[Level]int{}
	for c := range Card(AllCards) {
		counts[d.Faces[c].Kind]++
		if c.IsCharacter() {
			levels[d.Faces[c].Level]++
		}
		if n, ok := d.Number(d.Faces[c].ID); !ok || n != c {
			t.Errorf("card %d is not found by its id", c)
		}
	}
	for kind, want := range map[Kind]int{CharacterCard: 60, LocationEvent: 21, HeraldicEvent: 5, BiddingEvent: 3, SpecialEvent: 3, PlaceEvent: 2, FinalEvent: 3, SpecialCard: 3} {
		if counts[kind] != want {
			t.Errorf("%d cards of kind %d, not %d", counts[kind], kind, want)
		}
	}
	if levels[Beginner] != 24 || levels[Standard] != 22 || levels[Advanced] != 14 {
		t.Errorf("characters by level: %v", levels)
	}
	knight, _ := d.Number("black-knight")
	if f := d.Faces[knight]; !f.Overlay || f.At != Forest || f.Needs != [Abilities]uint8{Combat: 12} {
		t.Errorf("The Black Knight is %+v", f)
	}
	theft, _ := d.Number("theft-excalibur")
	if f := d.Faces[theft]; !f.Discard || f.At != Forest || f.Needs != [Abilities]uint8{Cunning: 15} || f.Points != 0 {
		t.Errorf("Theft of Excalibur is %+v", f)
	}
	if c, _ := d.Number("excalibur"); c != Excalibur {
		t.Errorf("Excalibur is card %d", c)
	}
	if d.knights.Len() != 42 || d.females.Len() != 14 || d.houses[0].Len() != 7 {
		t.Errorf("%d Knights, %d women, %d of Pendragon", d.knights.Len(), d.females.Len(), d.houses[0].Len())
	}
}

// Every fault is one sentence that names the line and the card.
func TestDeckFaults(t *testing.T) {
	const arthur = `{"id": "arthur", "kind": "character", "level": "white"`
	for _, c := range []struct{ from, to, line, want string }{
		{`"kind": "character"`, `"kind": "hero"`, "12", `card "arthur": there is no kind "hero"`},
		{`"id": "kay"`, `"id": "arthur"`, "13", `card "arthur": its id is used twice`},
		{`"id": "kay"`, `"id": "Sir Kay"`, "13", `is not made of up to 30 small letters`},
		{`"level": "white"`, `"level": "green"`, "12", `there is no level "green"; there are white, blue, red`},
		{`"scores": [4, 4, 1, 0, 4, 2]`, `"scores": [4, 4, 1, 0, 4, 7]`, "12", `psyche is 7; it must be -1 to 6`},
		{`"scores": [4, 4, 1, 0, 4, 2]`, `"scores": [4, 4]`, "12", `it has 2 scores, not 6`},
		{`"sex": "m"`, `"sex": ""`, "12", `sex is "", not m or f`},
		{`"allegiance": ["pendragon"]`, `"allegiance": ["camelot"]`, "12", `there is no allegiance "camelot"`},
		{`"knight": true, "allegiance": ["pendragon"]`, `"knight": false, "allegiance": ["pendragon"]`, "12", `only Knights have an allegiance`},
		{`"allegiance": ["pendragon"]`, `"allegiance": ["pendragon", "orkney", "benwick"]`, "12", `only Knights have an allegiance, at most two`},
		{`"when": "always"`, `"when": "sometimes"`, "12", `there is no moment "sometimes"`},
		{`"op": "add"`, `"op": "fly"`, "12", `there is no operation "fly"`},
		{`"op": "add"`, `"op": "boost"`, "12", `the operation boost cannot stand at the moment always`},
		{`, "ability": "combat", "n": 1}]}], "source": "Malory I"`, `, "n": 1}]}], "source": "Malory I"`, "12", `the operation add lacks the key ability`},
		{`{"op": "hold", "n": 1}`, `{"op": "hold", "n": 1, "to": "any"}`, "14", `the operation hold has the key to, which means nothing there`},
		{`{"op": "hold", "n": 1}`, `{"op": "hold", "n": 99}`, "14", `n of hold is 99; it must be -5 to 9`},
		{`{"op": "hold", "n": 1}`, `{"op": "hold", "n": 0}`, "14", `n of hold is 0`},
		{`{"op": "size", "n": 2}`, `{"op": "size", "n": 1}`, "", `n of size is 1, not 0 or 2`},
		{`"ability": "combat", "n": 1}]}], "source": "Malory I"`, `"ability": "luck", "n": 1}]}], "source": "Malory I"`, "12", `there is no Ability "luck"`},
		{`{"in": "mates", "is": ["knight"]}`, `{"in": "friends", "is": ["knight"]}`, "12", `there is no scope "friends"`},
		{`{"in": "mates", "is": ["knight"]}`, `{"in": "mates", "is": ["giant"]}`, "12", `there is no filter "giant"`},
		{`{"in": "mates", "is": ["knight"]}`, `{"in": "mates", "is": ["card:galahault"]}`, "12", `there is no character "galahault"`},
		{`{"in": "mates", "is": ["knight"]}`, `{"in": "mates", "is": ["weaker:combat"]}`, "12", `cannot ask who is weaker`},
		{`{"in": "mates", "is": ["knight"]}`, `{"in": "mates", "pick": 3}`, "12", `pick is "3", not 1, 2 or all`},
		{`["at", "camelot"]`, `["at", "rome"]`, "", `there is no place "rome"`},
		{`["at", "camelot"]`, `["near", "camelot"]`, "", `there is no condition "near"`},
		{`["at", "camelot"]`, `["at"]`, "", `the condition at has 1 parts, not 2`},
		{`["with", ["card:guinevere"], 1]`, `["with", ["card:guinevere"], 9]`, "", `the number of with is 9; it must be 1 to 6`},
		{`["with", ["card:guinevere"], 1]`, `["with", "guinevere", 1]`, "", `is not followed by a list of words`},
		{`"cost": ["spend"]`, `"cost": ["gold"]`, "", `there is no cost "gold"; there are spend, doom`},
		{`"cost": ["spend"]`, `"cost": ["spend", "card"]`, "", `a text has more than one cost`},
		{`{"when": "lost", "do": [{"op": "draw", "n": 2}]}`, `{"when": "lost", "cost": ["spend"], "do": [{"op": "draw", "n": 2}]}`, "15", `a text at the moment lost has a cost`},
		{`{"when": "lost", "do": [{"op": "draw", "n": 2}]}`, `{"when": "lost", "do": []}`, "15", `a text has no effect`},
		{`{"when": "hand", "cost": ["discard"]`, `{"when": "hand", "cost": ["spend"]`, "", `a text from hand costs the card itself`},
		{`{"when": "answer", "cost": ["doom"]`, `{"when": "answer", "cost": ["spend"]`, "", `there are no actions to spend in an opponent's turn`},
		{`"icon": "threat"`, `"icon": "skull"`, "", `there is no icon "skull"`},
		{`"icon": "threat"`, `"icon": null`, "", `its icon is "", its text asks for "threat"`},
		{`"needs": {"combat": 12}`, `"needs": {"combat": 19}`, "", `the Requirement of combat is 19; it must be 6 to 18`},
		{`"needs": {"combat": 12}`, `"needs": {"combat": 12, "psyche": 8, "cunning": 7}`, "", `it has 3 Requirements, not one or two`},
		{`"needs": {"combat": 12}, "points": 3`, `"needs": {"combat": 12}, "points": 7`, "", `points is 7; it must be 1 to 6`},
		{`"points": 0, "discard": true`, `"points": 2, "discard": true`, "", `an event that is discarded has no points`},
		{`"bid": "combat", "most": 3`, `"bid": "combat", "most": 9`, "", `most is 9; it must be 1 to 6`},
		{`"at": "camelot", "needs"`, `"at": "avalon", "needs"`, "", `there is no main location "avalon"`},
		{`"type": "heraldic"`, `"type": "herald"`, "", `there is no type of event "herald"`},
		{`"id": "maidens"`, `"id": "castle"`, "", `a special location has the id avalon or maidens`},
		{`"id": "excalibur"`, `"id": "caliburn"`, "", `there is no special card "caliburn"`},
		{`"name": {"en": "King Arthur", "fr": "Le Roi Arthur", "de": "König Artus"}`, `"name": {"en": "King Arthur"}`, "12", `there is no name in fr`},
		{`"en": "A king is only as tall as the men beside him."`, `"en": "` + strings.Repeat("long ", 20) + `"`, "12", `flavour in en has 100 letters, at most 90 fit`},
		{`"en": "A king is only as tall as the men beside him."`, `"en": "A\u0007king"`, "12", `control character`},
		{`"op": "each", "do": [{"op": "draw", "n": 1}]`, `"op": "each", "do": [{"op": "each", "do": []}]`, "", `each stands inside each`},
		{arthur, `{"id": "arthur", "kind": "character", "level": "blue", "knave": 1`, "12", `unknown field "knave"`},
		{`"knight": true`, `"knight": "yes"`, "12", `knight: a string stands where true or false belongs`},
		{`"scores": [4, 4, 1, 0, 4, 2]`, `"scores": 4`, "12", `scores: a number stands where a list belongs`},
		{`"scores": [4, 4, 1, 0, 4, 2]`, `"scores": [` + strings.Repeat("7", 900) + `]`, "12", `scores: a number ` + strings.Repeat("7", 33) + `… stands where a whole number belongs`},
		{`"op": "hold", "n": 1`, `"op": "hold", "n": 1.5`, "14", `text.do.n: a number 1.5 stands where a whole number belongs`},
		{`"deck": "own"`, `"box": "own"`, "2", `"box" is none of deck, version`},
		{`{"id": "kay", "kind": "character", "level": "white"`, `{"id": "kay", "kind": "event", "level": "white"`, "", `59 cards are of kind character, not 60`},
		{`"id": "pendragon", "name"`, `"id": "knight", "name"`, "1", `has a name that stands for something else`},
		{`"camelot": ["combat", "chivalry"]`, `"camelot": ["combat"]`, "1", `camelot has 1 icons, not 2`},
		{"\n ]\n}", "\n ]\n", "", `it ends too early`},
		{"\n ]\n}", "\n ]\n} x", "", `something stands behind its end`},
	} {
		text := strings.Replace(deckFile, c.from, c.to, 1)
		if text == deckFile {
			t.Fatalf("%s is not in the deck", c.from)
		}
		found := false
		for _, f := range Faults(text) {
			if strings.Contains(f.Error(), c.want) {
				found = true
				if c.line != "" && !strings.HasPrefix(f.Error(), "line "+c.line+":") {
					t.Errorf("%s: it is on line %s: %s", c.to, c.line, f)
				}
			}
		}
		if !found {
			t.Errorf("%s: %q is not among %v", c.to, c.want, Faults(text))
		}
		if _, err := ReadDeck("cards.json", text); err == nil || !strings.HasPrefix(err.Error(), "cards.json: line ") {
			t.Errorf("%s: %v", c.to, err)
		}
	}
}

// The file is bounded, and so is what it may hold.
func TestDeckIsBounded(t *testing.T) {
	for name, text := range map[string]string{
		"size":   deckFile + strings.Repeat(" ", maxFile),
		"cards":  `{"cards": [` + strings.TrimSuffix(strings.Repeat(`{"id": "a"},`, 300), ",") + `]}`,
		"faults": `{"cards": [` + strings.TrimSuffix(strings.Repeat(`{"id": "a"},`, 200), ",") + `]}`,
		"depth":  strings.Repeat(`{"cards": [`, 5000),
		"texts":  strings.Replace(deckFile, `"text": [`, `"text": [`+strings.Repeat(`{"when": "always", "do": [{"op": "edge"}]}, `, 5), 1),
	} {
		if n := len(Faults(text)); n == 0 || n > maxFaults {
			t.Errorf("%s: %d faults", name, n)
		}
	}
}

// An owner's deck needs one language only, has other numbers and scores, and a card that
// the vocabulary cannot say.
func TestPrintedDeck(t *testing.T) {
	d, err := Alter([]string{
		`arthur {"name": {"en": "Arthur", "fr": "", "de": ""}, "flavour": {"en": "", "fr": "", "de": ""}, "scores": [6, 6, 6, 6, 6, 6]}`,
		`kay {"text": [], "says": {"en": "Roll a die and hope."}}`,
		`tournament {"type": "heraldic", "at": "", "needs": null, "points": 0}`,
	})
	if err != nil {
		t.Fatal(err)
	}
	kay, _ := d.Number("kay")
	arthur, _ := d.Number("arthur")
	if !d.Faces[kay].ByHand || d.Faces[arthur].ByHand {
		t.Error("only Kay is carried out by hand")
	}
	for l, s := range sayings(t) {
		if said := s.Text(d, arthur); said == "" {
			t.Errorf("Arthur says nothing in %s", Languages[l])
		}
	}
}
