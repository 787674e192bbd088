package modules

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
)

var base = Module{
	Province: &provinces,

	Name: "",

	Events: baseEvents,
	Dice:   []model.DieRow{{Die: merlin.MerlinDie, Word: "merlin"}},
	Spaces: baseSpaces,
	Figures: []model.FigureRow{
		{Figure: merlin.MerlinFigure, Word: "merlin", Sprite: "Merlin-figure", Tall: true, On: model.Stands(merlin.MerlinFigure)},
		{Figure: merlin.KnightFigure, Word: "knight", Rank: 1, On: model.Stands(merlin.KnightFigure)},
	},
	Voids: baseVoids,
	Reasons: []ReasonRow{
		{Reason: merlin.ForSpaces, Icon: "points-1", From: func(s *draw.Stage, _ game.Event) model.Place {
			return model.At(model.AtSpace, game.NoSeat, s.View.Turn.Acting)
		}},
		{Reason: merlin.ForQuests, Icon: "quest-scroll", From: draw.From(draw.Box(model.AtDiscard))},
		{Reason: merlin.ForTraitors, Icon: "traitor-black", Of: draw.OfTraitors, From: draw.From(draw.Box(model.AtBanished))},
		{Reason: merlin.ForExcalibur, Icon: "Excalibur"},
		{Reason: merlin.ForDomain, Icon: "tile-forest", Of: draw.OfDomain, From: draw.From(draw.Box(model.AtTile, 2))},
		{Reason: merlin.ForInfluence, Icon: "seal-crown", Of: draw.OfInfluence, From: draw.From(draw.Own(model.AtMarkers, 2))},
		{Reason: merlin.ForServants, Icon: "any-servant", Of: draw.OfServants},
		{Reason: merlin.ForApples, Icon: "apple"},
		{Reason: merlin.ForStaffs, Icon: "staff"},
		{Reason: merlin.ForThrees, Icon: "any-shield"},
	},
	Score: baseParts,

	Actions: []ActionRow{
		{Kind: merlin.ActDie},
		{Kind: merlin.ActMove, Describe: (*words.Words).DescribeMove},
		{Kind: merlin.ActApple, Role: model.Extra, Changes: model.DieHeld, Reach: model.HandReach, Describe: (*words.Words).DescribeValue},
		{Kind: merlin.ActAct, Voids: true, Reach: model.WayReach, Brief: (*words.Words).GainHere},
		{Kind: merlin.ActDecline, Role: model.Leave},
		{Kind: merlin.ActStaff, Spends: true, Voids: true},
		{Kind: merlin.ActNoStaff, Role: model.Keep},
		{Kind: merlin.ActEnd, Role: model.End, Describe: (*words.Words).DescribeEnd},
		{Kind: merlin.ActFulfil, Role: model.Extra, Left: true},
		{Kind: merlin.ActDraw},
		{Kind: merlin.ActDiscard},
		{Kind: merlin.ActEnough, Role: model.Keep},
		{Kind: merlin.ActPlace, Also: (*model.Model).WhereHeStands, Reach: model.PlaceReach, Describe: (*words.Words).DescribePlace},
		{Kind: merlin.ActTake, Describe: (*words.Words).DescribeTake},
		{Kind: merlin.ActGive},
		{Kind: merlin.ActInfluence},
		{Kind: merlin.ActBuild, Describe: (*words.Words).DescribeBuild},
		{Kind: merlin.ActNoBonus, Role: model.Leave},
		{Kind: merlin.ActBanish},
		{Kind: merlin.ActPay, Describe: (*words.Words).DescribePay},
		{Kind: merlin.ActGuard},
		{Kind: merlin.ActGrail, Spends: true},
		{Kind: merlin.ActNoGrail, Role: model.Keep},
		{Kind: merlin.ActRepel, Role: model.Extra, Flag: "repel", Left: true, Describe: (*words.Words).DescribeRepel},
		{Kind: merlin.ActSecondQuest, Role: model.Extra, Flag: "quests", Left: true},
		{Kind: merlin.ActBackwards, Role: model.Extra, Flag: "backwards", Changes: model.DieHeld, Reach: model.HandReach},
		{Kind: merlin.ActFlip, Role: model.Extra, Flag: "flip", Changes: model.DieHeld, Reach: model.HandReach},
		{Kind: merlin.ActForeign, Role: model.Extra, Flag: "foreign", Reach: model.SpaceReach},
		{Kind: merlin.ActMirror, Role: model.Extra, Flag: "mirror", Reach: model.JumpReach},
		{Kind: merlin.ActPass, Role: model.Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetDie, Parts: model.PartA | model.PartSeat, Region: model.Numbered("die-"), Name: (*words.Words).DieThing, Sprite: (*model.Model).DiePicture, Why: words.Keyed((*words.Words).WhyDie)},
		{Kind: merlin.TargetSpace, Parts: model.PartA, Region: model.SpaceRegion, Name: (*words.Words).SpaceThing, Sprite: (*model.Model).SpacePicture, Why: words.Keyed((*words.Words).WhySpace)},
		{Kind: merlin.TargetPlace, Parts: model.PartA | model.PartB, Region: model.PlaceRegion, Name: (*words.Words).PlaceThing, Sprite: (*model.Model).ServantPicture},
		{Kind: merlin.TargetCastle, Parts: model.PartA, Region: model.HomeRegion, Name: (*words.Words).HomeThing},
		{Kind: merlin.TargetMarker, Parts: model.PartA, Region: model.Coloured("marker-"), Name: (*words.Words).MarkerThing, Sprite: (*model.Model).MarkerPicture},
		{Kind: merlin.TargetStock, Parts: model.PartA | model.PartB, Region: model.OfItem("stock-"), Name: (*words.Words).StockThing, Sprite: model.ItemPicture, Why: words.Keyed((*words.Words).WhyStock)},
		{Kind: merlin.TargetGoods, Parts: model.PartA | model.PartB, Region: model.OfItem("goods-"), Name: (*words.Words).GoodsThing, Sprite: model.ItemPicture, Why: words.Keyed((*words.Words).WhyGoods)},
		{Kind: merlin.TargetTile, Parts: model.PartA, Region: model.TileRegion, Name: (*words.Words).TileThing, Sprite: (*model.Model).ManorPicture},
		{Kind: merlin.TargetCard, Parts: model.PartA, Region: model.CardRegion, Name: (*words.Words).CardThing, Sprite: model.Picture("quest-scroll"), Why: (*words.Words).WhyCard},
		{Kind: merlin.TargetDisplay, Parts: model.PartA, Region: model.Numbered("display-"), Name: (*words.Words).DisplayThing, Why: words.Keyed((*words.Words).WhyDisplay)},
		{Kind: merlin.TargetDeck, Region: model.Called("deck"), Name: words.Named("term.deck"), Why: words.Because("why.draw-moment")},
		{Kind: merlin.TargetTraitor, Parts: model.PartA, Region: model.Coloured("traitor-"), Name: (*words.Words).TraitorThing, Sprite: model.TraitorPicture, Why: words.Keyed((*words.Words).WhyTraitor)},
		{Kind: merlin.TargetApples, Region: model.Called("apples"), Name: words.Named("term.apples"), Why: words.Keyed((*words.Words).WhyApples)},
		{Kind: merlin.TargetStaffs, Region: model.Called("staffs"), Name: words.Named("term.staffs"), Why: words.Keyed((*words.Words).WhyStaffs)},
		{Kind: merlin.TargetFigure, Parts: model.PartA, Region: model.FigureRegion, Name: (*words.Words).FigureThing},
		{Kind: merlin.TargetAppleSupply, Region: model.Called("box-apples"), Name: words.PoolThing(merlin.AppleItem), Sprite: model.Picture("apple"), Why: words.ShutOr(merlin.AppleItem)},
		{Kind: merlin.TargetGrail, Region: model.Called("grail"), Name: words.Named("term.grail"), Why: words.Because("why.grail")},
	},

	Asks: []AskRow{
		{Kind: merlin.AskDie, Words: (*model.Model).AskDie, Why: words.Keyed((*words.Words).WhyOutOfReach)},
		{Kind: merlin.AskMove, Words: (*model.Model).AskMove, Why: words.Keyed((*words.Words).WhyOutOfReach)},
		{Kind: merlin.AskLanded, Acts: true},
		{Kind: merlin.AskStaff, Yes: merlin.ActStaff},
		{Kind: merlin.AskEnd, Words: (*model.Model).AskEnd},
		{Kind: merlin.AskPlace, Args: (*words.Words).PlaceArgs, Why: words.Keyed((*words.Words).WhyPlacing)},
		{Kind: merlin.AskPlaceFree, Why: words.Keyed((*words.Words).WhyPlacingFreely)},
		{Kind: merlin.AskMoveServant, Words: (*model.Model).AskMoveServant, Why: words.Keyed((*words.Words).WhyMovingServant)},
		{Kind: merlin.AskTake, Args: (*words.Words).ItemArgs, Takes: true, Why: words.Keyed((*words.Words).WhyTakingByInfluence)},
		{Kind: merlin.AskTakeAny, Takes: true, Why: words.Keyed((*words.Words).WhyEmpty)},
		{Kind: merlin.AskTower, Takes: true, Why: words.Keyed((*words.Words).WhyTower)},
		{Kind: merlin.AskBuild, Why: (*words.Words).WhyTile},
		{Kind: merlin.AskGrail, Args: (*words.Words).GrailArgs, Yes: merlin.ActGrail},
	},

	Supplies: []words.Supply{
		{Name: "apples", Key: "term.apples", Sprite: "apple", Count: countApples, Place: model.AtApples, Target: merlin.TargetApples},
		{Name: "staffs", Key: "term.staffs", Sprite: "staff", Count: countStaffs, Place: model.AtStaffs, Target: merlin.TargetStaffs},
		{Name: "markers", Key: "term.influence", Sprite: "influence-", Count: countMarkers, Place: model.AtMarkerBag},
		{Name: "manors", Key: "term.manors", Sprite: "manor-", Count: countManors, Place: model.AtManors},
	},

	Relics: []words.Relic{
		{
			Name: "grail", Key: "term.grail", Sprite: "Grail", Owner: func(v *merlin.View) game.Seat { return v.Grail }, Place: model.AtGrail, Target: merlin.TargetGrail,
			Lying: "Grail", Size: 47, Space: merlin.GrailSpace, Stand: [2]float64{378, 367},
		},
		{
			Name: "excalibur", Key: "term.excalibur", Sprite: "Excalibur", Owner: func(v *merlin.View) game.Seat { return v.Excalibur }, Place: model.AtExcalibur,
			Lying: "Excalibur-stone", Size: 50, Space: merlin.ExcaliburSpace, Stand: [2]float64{458, 367},
		},
	},

	Pools: []model.Pool{
		{Item: merlin.AppleItem, Sprite: "apple", Words: "quest.apples", Left: applesLeft, Target: merlin.TargetAppleSupply, Place: model.AtBoxApples},
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

func countApples(v *merlin.View, s game.Seat) int { return int(v.Players[s].Apples) }

func countStaffs(v *merlin.View, s game.Seat) int { return int(v.Players[s].Staffs) }

func countMarkers(v *merlin.View, s game.Seat) int { return int(v.Players[s].Markers) }

func countManors(v *merlin.View, s game.Seat) int { return int(v.Players[s].Manors) }
