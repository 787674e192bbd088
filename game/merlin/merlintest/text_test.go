package merlintest

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"merlin/game/merlin"
	"merlin/game/scenario"
)

// What cannot be read is told by file and line, with what is to be done.
func TestScenarioErrors(t *testing.T) {
	box := merlin.StandardBox()
	for _, c := range []struct{ text, want string }{
		{"", "f:1: there is no scenario"},
		{"seats 4\n", "f:1: a scenario begins with a title line"},
		{"\n# nothing\nexpect round 1", "f:2: a title begins with the rules"},
		{"# B1, nothing\nseats 3", "f:1: the scenario expects nothing"},
		{"# B1, x\nround 1\n# B2, y\nexpect round 1", "f:3: a title stands inside"},
		{"# B1, x\nseats 5\nexpect round 1", `f:2: seats 5: "5" is no number from 2 to 4`},
		{"# B1, x\nmodules moon\nexpect round 1", `f:2: modules moon: there is no module "moon"`},
		{"# B1, x\nquest 55 = 1 lady: 3 any flag\nexpect round 1", `f:2: quest 55 = 1 lady: 3 any flag: "55" is no number from 0 to 54`},
		{"# B1, x\nquest 5 = 1 lady: joy\nexpect round 1", `"joy": this is no condition`},
		{"# B1, x\nsheep 5\nexpect round 1", `f:2: "sheep" means nothing here`},
		{"# B1, x\nseats 2\nred apples 1\nexpect round 1", `f:3: "red" means nothing here`},
		{"# B1, x\nblue sheep 1\nexpect round 1", `f:2: "sheep" means nothing here; of a player's things there are shields`},
		{"# B1, x\nblue shields 7 black\nexpect round 1", "f:2: shields 7 black: of the black shields 6 can be given, not 7"},
		{"# B1, x\nblue shields 4 black\nred shields 3 black\nexpect round 1", "f:3: shields 3 black: of the black shields 2"},
		{"# B1, x\nblue shields pink\nexpect round 1", `f:2: shields pink: there is no province "pink"; there are black`},
		{"# B1, x\nblue shields\nexpect round 1", "f:2: shields : something is missing; the form is: 2 black, grey"},
		{"# B1, x\nblue influence 7 black\nexpect round 1", "blue has 6 markers left, not 7"},
		{"# B1, x\nblue apples 12\nexpect round 1", `f:2: apples 12: "12" is no number from 0 to 11`},
		{"# B1, x\nblue traitors 5 black\nexpect round 1", "of the black traitors 4"},
		{"# B1, x\nblue dice 1 2 3\nexpect round 1", "f:2: dice 1 2 3: a player has 4 dice, not 3"},
		{"# B1, x\nblue knight build\nexpect round 1", "count from a province space"},
		{"# B1, x\nblue hand [black flag]\nexpect round 1", `f:2: hand [black flag]: [black flag]: "black flag"`},
		{"# B1, x\nblue hand [lady grey]\nexpect round 1", "no card shows [lady grey]"},
		{"# B1, x\nblue hand [3 any flag\nexpect round 1", "a [ has no ]"},
		{"# B1, x\nblue hand [3 any flag]\nred hand [3 any flag]\nexpect round 1", "f:3: hand [3 any flag]: card 12 lies elsewhere"},
		{"# B1, x\nblue servants lady black\nred servants lady black\nexpect round 1", "f:1: blue and red both have the lady in black; there is one place"},
		{"# B1, x\ndomain F F\nexpect round 1", "with 4 seats the domain has 4 rows, not 1"},
		{"# B1, x\ndomain F F F F F F / F F F M M M / M M M M M L / L L L L L L\nexpect round 1", "there are 9 forest tiles, 0 with a tower; the box has 8 and 3"},
		{"# B1, x\nmanor blue 7,1\nexpect round 1", `there is no tile "7,1"`},
		{"# B1, x\nturn blue asleep\nexpect round 1", "the moments of a turn are"},
		{"# B1, x\nblue used 2\nturn blue move 2\nexpect round 1", "f:1: the turn cannot come there: die 2 of blue is used"},
		{"# B1, x\nblue used 1 2 3\nturn blue landed grail\nexpect round 1", "die 1 of blue is used"},
		{"# B1, x\nexpect round 1\ndo", `f:3: nothing stands behind "do"`},
		{"# B1, x\nset-up 1\nround 2\nexpect round 1", "f:3: set-up deals everything"},
		{"# B1, x\nexpect round 1\nround 2", `f:3: "round" belongs above`},
		{"# B1, x\nexpect happiness", `f:2: expect happiness: "happiness" means nothing here`},
		{"# B1, x\nexpect event happiness", `f:2: expect event happiness: there is no event "happiness"`},
		{"# B1, x\nexpect points pink +2", `there is no player "pink"`},
		{"# B1, x\nrolls 1 2 3 4 5 6 1 2 3\nexpect round 1", "at most 8 rolls"},
	} {
		err := runText(box, c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q gives\n\t%v\nnot\n\t%s", c.text, err, c.want)
		}
	}
}

func runText(box *merlin.Box, text string) error {
	all, err := scenario.Read("f", text)
	for _, s := range all {
		if err == nil {
			_, err = Run(&s, box)
		}
	}
	return err
}

// What is not as expected is a failure by file and line; a scenario goes on after
// an expectation that fails, and ends with an action that is not open.
func TestScenarioFailures(t *testing.T) {
	const text = `# B24, what fails
blue    traitors black, grey
turn    blue landed excalibur
do      act
expect  excalibur red; points blue +1
expect  can end; cannot banish black; options banish black
do      red: banish black
expect  round 5`
	all, err := scenario.Read("f", text)
	if err != nil {
		t.Fatal(err)
	}
	failures, err := Run(&all[0], merlin.StandardBox())
	if err != nil {
		t.Fatal(err)
	}
	more, err := scenario.Read("g", "# B52a, asked\ngrail red\neach influence black\ndo score influence; score\nexpect round 1")
	if err != nil {
		t.Fatal(err)
	}
	others, err := Run(&more[0], merlin.StandardBox())
	if err != nil {
		t.Fatal(err)
	}
	failures = append(failures, others...)
	want := []string{
		"f:5: expect excalibur red: it is blue",
		"f:5: expect points blue +1: for blue it is +0 (from 0 to 0)",
		`f:6: expect can end: no option is "end"; there are: banish black, banish grey`,
		`f:6: expect cannot banish black: "banish black" is an option`,
		"f:6: expect options banish black: there are: banish black, banish grey",
		"f:7: do red: banish black: it is blue who is asked: banish",
		"g:4: do score: first red has to answer: grail",
	}
	if got := strings.Join(failures, "\n"); got != strings.Join(want, "\n") {
		t.Errorf("got\n%s", got)
	}
}

// A module brings words and forces of its own, and defaults.
func TestScenarioModules(t *testing.T) {
	modules = append(modules, module{
		names: []string{"favour"},
		words: []word{{
			Name: "cheese", Form: countForm, // counted as points, for want of a state of its own
			Give:  giveScore,
			Check: scenario.CheckCount(scoreOf),
		}},
		forces: []force{{Name: "make cheese", Do: func(p *position) { p.Players[0].Score++ }}},
		begin:  func(p *position) { p.Players[0].Score = 5 },
		finish: func(p *position) error {
			if p.Players[1].Score > 8 {
				return errors.New("cheese above 8 is old")
			}
			return nil
		},
	})
	defer func() { modules = modules[:len(modules)-1] }()
	for text, want := range map[string]string{
		"blue cheese 3\ndo make cheese\nexpect blue cheese 4; blue cheese 3":     "f:5: expect blue cheese 3: it is 4",
		"do make cheese\nexpect blue cheese 6, 7; yellow cheese 0; blue score 6": `"6, 7" is no number`,
		"yellow cheese 9\nexpect blue cheese 5":                                  "f:1: cheese above 8 is old",
	} {
		all, err := scenario.Read("f", "# D1, cheese is kept\nmodules favour\n"+text)
		if err != nil {
			t.Fatal(err)
		}
		failures, err := Run(&all[0], merlin.StandardBox())
		if got := fmt.Sprint(failures, err); !strings.Contains(got, want) {
			t.Errorf("%q gives %s, not %s", text, got, want)
		}
	}
}
