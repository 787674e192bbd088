package roundtable

import (
	"os"
	"strconv"
	"strings"
)

func init() {
	names := map[string]int{"NeedSiege": wNeedSiege, "NeedGrail": wNeedGrail, "NeedWar": wNeedWar, "NeedLater": wNeedLater, "NeedSame": wNeedSame, "NeedNew": wNeedNew, "Letter": wLetter, "LetterPlay": wLetterPlay, "Exchange": wExchange, "Sight": wSight, "SightSpread": wSightSpread, "SightLate": wSightLate, "KeepSpecial": wKeepSpecial, "Draw": wDraw}
	for _, kv := range strings.Fields(os.Getenv("WEIGHTS")) {
		k, v, _ := strings.Cut(kv, "=")
		n, err := strconv.Atoi(v)
		if err != nil {
			panic(err)
		}
		at, ok := names[k]
		if !ok {
			panic(k)
		}
		weight[at] = n
	}
}
