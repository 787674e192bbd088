package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

var base = Module{
	Province: &provinces,

	Name: "",

	Events: baseEvents,
	Dice:   []DieRow{{Die: merlin.MerlinDie, Word: "merlin"}},
	Spaces: baseSpaces,
	Figures: []FigureRow{
		{Figure: merlin.MerlinFigure, Word: "merlin", Sprite: "Merlin-figure", Tall: true, On: stands(merlin.MerlinFigure)},
		{Figure: merlin.KnightFigure, Word: "knight", Rank: 1, On: stands(merlin.KnightFigure)},
	},
	Voids: baseVoids,
	Reasons: []ReasonRow{
		{Reason: merlin.ForSpaces, Icon: "points-1", From: func(s *stage, _ game.Event) place {
			return at(atSpace, game.NoSeat, s.view.Turn.Acting)
		}},
		{Reason: merlin.ForQuests, Icon: "quest-scroll", From: from(box(atDiscard))},
		{Reason: merlin.ForTraitors, Icon: "traitor-black", Of: ofTraitors, From: from(box(atBanished))},
		{Reason: merlin.ForExcalibur, Icon: "Excalibur"},
		{Reason: merlin.ForDomain, Icon: "tile-forest", Of: ofDomain, From: from(box(atTile, 2))},
		{Reason: merlin.ForInfluence, Icon: "seal-crown", Of: ofInfluence, From: from(own(atMarkers, 2))},
		{Reason: merlin.ForServants, Icon: "any-servant"},
		{Reason: merlin.ForApples, Icon: "apple"},
		{Reason: merlin.ForStaffs, Icon: "staff"},
		{Reason: merlin.ForThrees, Icon: "any-shield"},
	},
	Score: baseParts,

	Actions: []ActionRow{
		{Kind: merlin.ActDie},
		{Kind: merlin.ActMove, Describe: (*frame).describeMove},
		{Kind: merlin.ActApple, Role: Extra, Changes: dieHeld, Reach: handReach, Describe: (*frame).describeValue},
		{Kind: merlin.ActAct, Voids: true, Reach: wayReach, Brief: (*frame).gainHere},
		{Kind: merlin.ActDecline, Role: Leave},
		{Kind: merlin.ActStaff, Voids: true, Brief: (*frame).gainNothing},
		{Kind: merlin.ActNoStaff, Role: Leave},
		{Kind: merlin.ActEnd, Describe: (*frame).describeEnd},
		{Kind: merlin.ActFulfil, Role: Extra},
		{Kind: merlin.ActDraw},
		{Kind: merlin.ActDiscard},
		{Kind: merlin.ActEnough, Role: Leave},
		{Kind: merlin.ActPlace, Also: (*frame).whereHeStands, Describe: (*frame).describePlace},
		{Kind: merlin.ActTake, Describe: (*frame).describeTake},
		{Kind: merlin.ActGive},
		{Kind: merlin.ActInfluence},
		{Kind: merlin.ActBuild, Describe: (*frame).describeBuild},
		{Kind: merlin.ActNoBonus, Role: Leave},
		{Kind: merlin.ActBanish},
		{Kind: merlin.ActPay},
		{Kind: merlin.ActGuard},
		{Kind: merlin.ActGrail},
		{Kind: merlin.ActNoGrail, Role: Leave},
		{Kind: merlin.ActRepel, Role: Extra, Flag: "repel", Describe: (*frame).describeRepel},
		{Kind: merlin.ActSecondQuest, Role: Extra, Flag: "quests"},
		{Kind: merlin.ActBackwards, Role: Extra, Flag: "backwards", Changes: dieHeld, Reach: handReach},
		{Kind: merlin.ActFlip, Role: Extra, Flag: "flip", Changes: dieHeld, Reach: handReach},
		{Kind: merlin.ActForeign, Role: Extra, Flag: "foreign", Reach: spaceReach},
		{Kind: merlin.ActMirror, Role: Extra, Flag: "mirror", Reach: jumpReach},
		{Kind: merlin.ActPass, Role: Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetDie, Parts: partA | partSeat, Region: numbered("die-"), Name: (*frame).dieThing, Sprite: (*frame).diePicture, Why: keyed((*frame).whyDie)},
		{Kind: merlin.TargetSpace, Parts: partA, Region: spaceRegion, Name: (*frame).spaceThing, Sprite: (*frame).spacePicture, Why: keyed((*frame).whySpace)},
		{Kind: merlin.TargetPlace, Parts: partA | partB, Region: placeRegion, Name: (*frame).placeThing, Sprite: (*frame).servantPicture},
		{Kind: merlin.TargetCastle, Parts: partA, Region: homeRegion, Name: (*frame).homeThing},
		{Kind: merlin.TargetMarker, Parts: partA, Region: coloured("marker-"), Name: (*frame).markerThing, Sprite: (*frame).markerPicture},
		{Kind: merlin.TargetStock, Parts: partA | partB, Region: ofItem("stock-"), Name: (*frame).stockThing, Sprite: itemPicture, Why: keyed((*frame).whyStock)},
		{Kind: merlin.TargetGoods, Parts: partA | partB, Region: ofItem("goods-"), Name: (*frame).goodsThing, Sprite: itemPicture, Why: keyed((*frame).whyGoods)},
		{Kind: merlin.TargetTile, Parts: partA, Region: tileRegion, Name: (*frame).tileThing, Sprite: (*frame).manorPicture},
		{Kind: merlin.TargetCard, Parts: partA, Region: cardRegion, Name: (*frame).cardThing, Sprite: picture("quest-scroll"), Why: (*frame).whyCard},
		{Kind: merlin.TargetDisplay, Parts: partA, Region: numbered("display-"), Name: (*frame).displayThing, Why: keyed((*frame).whyDisplay)},
		{Kind: merlin.TargetDeck, Region: called("deck"), Name: named("term.deck"), Why: because("why.draw-moment")},
		{Kind: merlin.TargetTraitor, Parts: partA, Region: coloured("traitor-"), Name: (*frame).traitorThing, Sprite: traitorPicture, Why: keyed((*frame).whyTraitor)},
		{Kind: merlin.TargetApples, Region: called("apples"), Name: named("term.apples"), Why: keyed((*frame).whyApples)},
		{Kind: merlin.TargetStaffs, Region: called("staffs"), Name: named("term.staffs"), Why: keyed((*frame).whyStaffs)},
		{Kind: merlin.TargetFigure, Parts: partA, Region: figureRegion, Name: (*frame).figureThing},
		{Kind: merlin.TargetAppleSupply, Region: called("box-apples"), Name: poolThing(merlin.AppleItem), Sprite: picture("apple"), Why: shutOr(merlin.AppleItem)},
		{Kind: merlin.TargetGrail, Region: called("grail"), Name: named("term.grail"), Why: because("why.grail")},
	},

	Asks: []AskRow{
		{Kind: merlin.AskDie, Words: (*frame).askDie, Why: keyed((*frame).whyOutOfReach)},
		{Kind: merlin.AskMove, Words: (*frame).askMove, Why: keyed((*frame).whyOutOfReach)},
		{Kind: merlin.AskLanded, Acts: true},
		{Kind: merlin.AskStaff, Yes: merlin.ActStaff},
		{Kind: merlin.AskEnd, Words: (*frame).askEnd},
		{Kind: merlin.AskPlace, Args: (*frame).placeArgs, Why: keyed((*frame).whyPlacing)},
		{Kind: merlin.AskPlaceFree, Why: keyed((*frame).whyPlacingFreely)},
		{Kind: merlin.AskMoveServant, Words: (*frame).askMoveServant, Why: keyed((*frame).whyMovingServant)},
		{Kind: merlin.AskTake, Args: (*frame).itemArgs, Takes: true, Why: keyed((*frame).whyTakingByInfluence)},
		{Kind: merlin.AskTakeAny, Takes: true, Why: keyed((*frame).whyEmpty)},
		{Kind: merlin.AskTower, Takes: true, Why: keyed((*frame).whyTower)},
		{Kind: merlin.AskBuild, Why: (*frame).whyTile},
		{Kind: merlin.AskGrail, Args: (*frame).grailArgs, Yes: merlin.ActGrail},
	},

	Supplies: []Supply{
		{Name: "apples", Key: "term.apples", Sprite: "apple", Count: countApples, Place: atApples, Target: merlin.TargetApples},
		{Name: "staffs", Key: "term.staffs", Sprite: "staff", Count: countStaffs, Place: atStaffs, Target: merlin.TargetStaffs},
		{Name: "markers", Key: "term.influence", Sprite: "influence-", Count: countMarkers, Place: atMarkerBag},
		{Name: "manors", Key: "term.manors", Sprite: "manor-", Count: countManors, Place: atManors},
	},

	Relics: []Relic{
		{
			Name: "grail", Key: "term.grail", Sprite: "Grail", Owner: func(v *merlin.View) game.Seat { return v.Grail }, Place: atGrail, Target: merlin.TargetGrail,
			Lying: "Grail", Size: 47, Space: merlin.GrailSpace, Stand: [2]float64{378, 367},
		},
		{
			Name: "excalibur", Key: "term.excalibur", Sprite: "Excalibur", Owner: func(v *merlin.View) game.Seat { return v.Excalibur }, Place: atExcalibur,
			Lying: "Excalibur-stone", Size: 50, Space: merlin.ExcaliburSpace, Stand: [2]float64{458, 367},
		},
	},

	Pools: []Pool{
		{Item: merlin.AppleItem, Sprite: "apple", Words: "quest.apples", Left: applesLeft, Target: merlin.TargetAppleSupply, Place: atBoxApples},
	},

	Chapters: []ChapterRow{
		{"die-", "dice"},
		{"castle-die-", "dice"},
		{"figure-", "dice"},
		{"apples", "dice"},
		{"staffs", "dice"},
		{"box-apples", "dice"},
		{"player:dice", "dice"},
		{"player:apples", "dice"},
		{"player:staffs", "dice"},
		{"space-", "spaces"},
		{"stand-", "spaces"},
		{"province-", "table"},
		{"goods-", "table"},
		{"goods-flag-", "flags"},
		{"place-", "servants"},
		{"home-", "servants"},
		{"stock-", "servants"},
		{"tile-", "domain"},
		{"area-", "domain"},
		{"own-manors", "domain"},
		{"player:manors", "domain"},
		{"card-", "quests"},
		{"display-", "quests"},
		{"deck", "quests"},
		{"discards", "quests"},
		{"player:hand", "quests"},
		{"score-", "scoring"},
		{"traitor-", "scoring"},
		{"marker-", "scoring"},
		{"own-markers", "scoring"},
		{"own-excalibur", "scoring"},
		{"own-grail", "scoring"},
		{"grail", "scoring"},
		{"player:traitors", "scoring"},
		{"player:markers", "scoring"},
		{"rounds", "round"},
		{"undo", "back"},
		{"redo", "back"},
	},
}

func applesLeft(v *merlin.View) int { return int(v.Apples) }

func countApples(v *merlin.View, s game.Seat) int  { return int(v.Players[s].Apples) }
func countStaffs(v *merlin.View, s game.Seat) int  { return int(v.Players[s].Staffs) }
func countMarkers(v *merlin.View, s game.Seat) int { return int(v.Players[s].Markers) }
func countManors(v *merlin.View, s game.Seat) int  { return int(v.Players[s].Manors) }
