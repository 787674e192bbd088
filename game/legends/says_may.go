package legends

import (
	"slices"
	"strconv"
	"strings"
)

// What one may do is one sentence wherever a language can say it as one: "you may spend 1
// action to draw 2 Characters".

// zu has what becomes of the marks in German infinitives, by the key of what they stand in:
// "ab|-werfen" and "|ziehen" are with "um" "abzuwerfen" and "zu ziehen", and without it
// "abwerfen" and "ziehen".
var zu = map[string]*strings.Replacer{
	"text.for": strings.NewReplacer("|-", "zu", "|", "zu "),
	"may.once": plainly, "may.once.if": plainly, "answer.once": plainly, "answer.once.if": plainly,
}

var plainly = strings.NewReplacer("|-", "", "|", "")

// commands are the operations that have an infinitive; the others are statements.
var commands = []string{"banish", "discard", "doom", "draw", "enter", "foresee", "home", "lend", "recall", "send", "silence", "spy"}

// optional is a text that one may use: for a price, or once a turn.
func (w wording) optional(t *rawText) Phrase {
	key, condition := t.When, ""
	if key == "hand" {
		key = "may"
	}
	var args []Part
	if list := w.conditions(t); list != nil {
		condition, args = ".if", []Part{phrase("if", joined(list))}
	}
	do, command := w.infinitives(t)
	switch {
	case len(t.Cost) == 0 && command:
		return say(key+".once"+condition, append(args, do)...)
	case len(t.Cost) == 0:
		return say("text", phrase("head", say(key+".free"+condition, args...)), w.effects(t))
	}
	head := phrase("head", say(key+".pay"+condition, append(args, phrase("pay", w.price(t)))...))
	if command {
		return say("text.for", head, do)
	}
	return say("text", head, w.effects(t))
}

// price is what using a text costs.
func (w wording) price(t *rawText) Phrase {
	if t.When == "hand" {
		return say("pay.hand", w.me("me")) // such a text costs the card itself // L82
	}
	return say("pay."+t.Cost[0], w.me("me"))
}

// infinitives are what a text does as infinitives, if all of it is a command.
func (w wording) infinitives(t *rawText) (do Part, ok bool) {
	do.Name = "do"
	for i := range t.Do {
		if !slices.Contains(commands, t.Do[i].Op) {
			return do, false
		}
		p := w.effect(&t.Do[i])
		if p.Key == "op.doom" && len(t.Cost) == 1 && t.Cost[0] == "doom" {
			p.Key = "op.discard" // at the end of the turn, as the price says
		}
		p.Key += ".inf"
		do.follow(p, "then.for")
	}
	return do, true
}

// eachTold is what each player does, where it can be told of them.
func (w wording) eachTold(list []rawEffect) (Phrase, bool) {
	if len(list) != 1 {
		return Phrase{}, false
	}
	e := &list[0]
	switch {
	case e.Op == "draw":
		return say("each.draw"+plural(*e.N), text("n", strconv.Itoa(*e.N))), true
	case (e.Op == "home" || e.Op == "discard") && e.Who.In == "mine" && e.Who.Is == nil && e.Who.Pick == nil:
		return say("each." + e.Op), true
	}
	return Phrase{}, false
}

// adds are scores that the same characters have more of.
func (w wording) adds(list []rawEffect) Phrase {
	var what Phrase
	for i := range list {
		e := &list[i]
		p := say("score", text("n", signed(*e.N)), phrase("ability", say("ability."+*e.Ability)))
		if i > 0 {
			p = say("score.more", phrase("before", what), phrase("score", p))
		}
		what = p
	}
	if list[0].Who.In == "self" {
		return say("op.add.self", phrase("what", what))
	}
	return say("op.add", phrase("what", what), w.who(&list[0]))
}
