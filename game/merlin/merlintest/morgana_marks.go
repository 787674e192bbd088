package merlintest

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// What of Morgana's lies with players and in the domain, in scenarios.

func givePoisoned(p *position, s game.Seat, text string) error {
	m := &p.Mods.Morgana
	n, err := scenario.Number(text, 0, int(m.PoisonLeft))
	m.PoisonLeft -= uint8(n)
	m.Poisons[s] += uint8(n)
	return err
}

// giveMarkers puts Morgana's markers into provinces where there is room for them.
func giveMarkers(p *position, text string, have, room *[merlin.Provinces]uint8) error {
	before, left := sum(have[:]), &p.Mods.Morgana.DarkLeft
	for c := range room {
		room[c] = min(room[c], *left)
	}
	err := giveColours(text, "markers of Morgana's", have, room)
	*left -= uint8(sum(have[:]) - before)
	return err
}

// giveDark puts them on top of a player's markers.
func giveDark(p *position, s game.Seat, text string) error {
	dark, room := &p.Mods.Morgana.Dark[s], p.Players[s].Influence
	for c := range room {
		room[c] -= dark[c]
	}
	return giveMarkers(p, text, dark, &room)
}

// giveLone has them stand alone.
func giveLone(p *position, _ game.Seat, text string) error {
	var room [merlin.Provinces]uint8
	for c := range room {
		room[c] = p.dealt.Mods.Morgana.DarkLeft
	}
	return giveMarkers(p, text, &p.Mods.Morgana.Lone, &room)
}

// giveHut puts a hut on a manor.
func giveHut(p *position, _ game.Seat, text string) error {
	tile, err := p.tile(text)
	if err != nil {
		return err
	}
	m := &p.Mods.Morgana
	if p.Domain[tile].Manor == game.NoSeat || m.Hut(tile) || m.HutsLeft == 0 {
		return fmt.Errorf("a hut cannot stand on %s; name the manor before it", text)
	}
	m.HutsLeft--
	m.Huts |= 1 << tile
	return nil
}

// checkHut checks "1,1", "no 1,1" or "none".
func checkHut(l look, _ game.Seat, text string) error {
	if text == "none" {
		return scenario.Amount{}.Compare(0, int(l.Now.Mods.Morgana.Huts))
	}
	word, gone := strings.CutPrefix(text, "no ")
	tile, err := l.Now.tile(word)
	if err != nil {
		return err
	}
	if l.Now.Mods.Morgana.Hut(tile) == gone {
		return scenario.Fail("it is not so")
	}
	return nil
}
