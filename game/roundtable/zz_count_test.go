package roundtable_test

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
)

func TestZZCount(t *testing.T) {
	games := 200
	if n, err := strconv.Atoi(os.Getenv("N")); err == nil {
		games = n
	}
	for _, mode := range []roundtable.Mode{roundtable.NoTraitor, roundtable.Standard, roundtable.AmongUs} {
		var played [roundtable.Whites]int
		exch, arthur, won, with, wonWith, heal, acc, right := 0, 0, 0, 0, 0, 0, 0, 0
		var left [roundtable.Whites]int
		play(t, mode, games, func(g *roundtable.Game) {
			for _, e := range g.Events() {
				switch e.Kind {
				case roundtable.EventPlayed:
					played[e.Args[0]]++
				case roundtable.EventExchange:
					exch++
				case roundtable.EventHeroic:
					if e.Args[0] == roundtable.KindHeal {
						heal++
					}
				case roundtable.EventTurn:
					if g.Players[e.Seat].Knight == roundtable.Arthur {
						arthur++
					}
				case roundtable.EventAccused:
					if e.Seat != g.Felon {
						acc++
						if game.Seat(e.Args[0]) == g.Felon {
							right++
						}
					}
				}
			}
			if g.Over() {
				for s := range g.Seats {
					for w, n := range g.Hands[s] {
						left[w] += int(n)
					}
				}
				if g.Victory {
					won++
				}
				if g.Felon != game.NoSeat {
					with++
					if g.Victory {
						wonWith++
					}
				}
			}
		})
		line := fmt.Sprintf("mode %v: won %d/%d, with traitor %d/%d, acc %d right %d, exchanges %d of %d Arthur turns, heals %d;", mode, won, games, wonWith, with, acc, right, exch, arthur, heal)
		for w := roundtable.Merlin; w < roundtable.Whites; w++ {
			line += fmt.Sprintf(" %v %d(left %d)", w, played[w], left[w])
		}
		fmt.Println(line)
	}
}
