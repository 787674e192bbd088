package roundtable

// The weights of a computer player's judgement. They were found by playing: a few were
// changed by chance, and kept where Camelot then stood oftener; the Grail's was raised by
// hand afterwards, for it to be tried. What one is good for its name and the code that
// reads it say: those that follow a name with a number are by that number, those of Quests
// stand in the order of the Quests, the two Wars being alike.
const (
	wLife6 = iota
	wLife5
	wLife4
	wLife3
	wLife2
	wLifeLate
	wEngine0
	wEngine3
	wEngine6
	wEngine8
	wEngine10
	wEngineLate
	wFaceDown
	wSpecialBlack
	wHarmTournament
	wHarmLancelot
	wHarmDragon
	wHarmExcalibur
	wHarmGrail
	wHarmWar
	wSlopeTournament
	wSlopeLancelot
	wSlopeDragon
	wSlopeExcalibur
	wSlopeGrail
	wSlopeWar
	wBaseTournament
	wBaseLancelot
	wBaseDragon
	wBaseExcalibur
	wBaseGrail
	wBaseWar
	wStepTournament
	wStepLancelot
	wStepDragon
	wStepExcalibur
	wStepGrail
	wStepWar
	wFinish
	wNear
	wThreat
	wHelpers
	wGather
	wMargin
	wMove
	wHome
	wHomeHand
	wDraw
	wDrawHand
	wLay
	wFight
	wFightEngine
	wFightChance
	wKeep1
	wKeep2
	wKeep3
	wKeep4
	wKeep5
	wKeepGrail
	wKeepSpecial
	wKeepMerlin
	wKeepPair
	wOffer
	wHeal
	wSacrifice
	wMerlinEngine
	wMerlinPlay
	wFar
	wFightBase
	wAccuse
	wAccuseLater
	wBold
	wShirk
	wBlameless
	wNeedSiege
	wNeedGrail
	wNeedWar
	wNeedLater
	wNeedSame
	wNeedNew
	wLetter
	wLetterPlay
	wExchange
	wSight
	wSightSpread
	wSightLate

	weights
)

var weight = [weights]int{
	wAccuseLater:     5,
	wLife6:           -11,
	wLife5:           6,
	wLife4:           4,
	wLife3:           15,
	wLife2:           20,
	wLifeLate:        7,
	wEngine0:         25,
	wEngine3:         86,
	wEngine6:         2,
	wEngine8:         43,
	wEngine10:        62,
	wEngineLate:      -15,
	wFaceDown:        30,
	wSpecialBlack:    30,
	wHarmTournament:  -10,
	wHarmLancelot:    15,
	wHarmDragon:      -14,
	wHarmExcalibur:   8,
	wHarmGrail:       14,
	wHarmWar:         3,
	wSlopeTournament: 6,
	wSlopeLancelot:   -2,
	wSlopeDragon:     10,
	wSlopeExcalibur:  2,
	wSlopeGrail:      10,
	wSlopeWar:        -4,
	wBaseTournament:  -29,
	wBaseLancelot:    1,
	wBaseDragon:      -53,
	wBaseExcalibur:   280,
	wBaseGrail:       70,
	wBaseWar:         113,
	wStepTournament:  -1,
	wStepLancelot:    -6,
	wStepDragon:      -5,
	wStepExcalibur:   -2,
	wStepGrail:       8,
	wStepWar:         1,
	wFinish:          18,
	wNear:            4,
	wThreat:          -6,
	wHelpers:         -8,
	wGather:          39,
	wMargin:          -6,
	wMove:            19,
	wHome:            25,
	wHomeHand:        -2,
	wDraw:            32,
	wDrawHand:        0,
	wLay:             618,
	wFight:           -1,
	wFightEngine:     -19,
	wFightChance:     4,
	wKeep1:           -7,
	wKeep2:           -5,
	wKeep3:           9,
	wKeep4:           85,
	wKeep5:           111,
	wKeepGrail:       70,
	wKeepSpecial:     191,
	wKeepMerlin:      425,
	wKeepPair:        -2,
	wOffer:           278,
	wHeal:            -242,
	wSacrifice:       42,
	wMerlinEngine:    3,
	wMerlinPlay:      15,
	wFar:             7,
	wFightBase:       16,
	wAccuse:          50,
	wBold:            3,
	wShirk:           10,
	wBlameless:       0,
	wNeedSiege:       20,
	wNeedGrail:       60,
	wNeedWar:         60,
	wNeedLater:       8,
	wNeedSame:        50,
	wNeedNew:         8,
	wLetter:          8,
	wLetterPlay:      20,
	wExchange:        20,
	wSight:           -40,
	wSightSpread:     4,
	wSightLate:       10,
}
