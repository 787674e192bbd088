package model

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
)

// What rows of targets share: names of regions, words, pictures, reasons.

// Called, Numbered, Coloured and OfItem name the regions of things of which there is
// one, one for each number (from 1), each province and each item of a province.
func Called(name string) func(*Rows, game.Target) string {
	return func(*Rows, game.Target) string { return name }
}

func Numbered(name string) func(*Rows, game.Target) string {
	return func(_ *Rows, t game.Target) string { return fmt.Sprintf("%s%d", name, t.A+1) }
}

func Coloured(name string) func(*Rows, game.Target) string {
	return func(_ *Rows, t game.Target) string { return name + merlin.Province(t.A).String() }
}

func OfItem(name string) func(*Rows, game.Target) string {
	return func(_ *Rows, t game.Target) string {
		return fmt.Sprintf("%s%s-%s", name, merlin.Item(t.A), merlin.Province(t.B))
	}
}

func SpaceRegion(_ *Rows, t game.Target) string { return fmt.Sprintf("space-%d", t.A) }

func CardRegion(_ *Rows, t game.Target) string { return fmt.Sprintf("card-%d", t.A) }

func HomeRegion(_ *Rows, t game.Target) string { return "home-" + ServantName(merlin.Servant(t.A)) }

func PlaceRegion(_ *Rows, t game.Target) string {
	return fmt.Sprintf("place-%s-%s", ServantName(merlin.Servant(t.A)), merlin.Province(t.B))
}

func TileRegion(_ *Rows, t game.Target) string {
	return fmt.Sprintf("tile-%d,%d", t.A%merlin.Columns+1, t.A/merlin.Columns+1)
}

func Picture(sprite string) func(*Model, game.Target) string {
	return func(*Model, game.Target) string { return sprite }
}

// TargetSprite is the picture of a thing on the table, for choices at it that have no
// other. "" when such choices never stand side by side.
func (f *Model) TargetSprite(t game.Target) string {
	if row := f.Rows.Targets[t.Kind]; row.Sprite != nil {
		return row.Sprite(f, t)
	}
	return ""
}

func (f *Model) DiePicture(t game.Target) string {
	return f.Rows.DieSprite(t.A, f.View.Players[t.Seat].Dice[t.A].Value, f.Seats[t.Seat].Colour)
}

func (f *Model) SpacePicture(t game.Target) string { return f.SpaceSprite(t.A) }

func (f *Model) ServantPicture(t game.Target) string {
	return ServantSprite(merlin.Servant(t.A), f.Seats[f.Asked].Colour)
}

func (f *Model) MarkerPicture(game.Target) string { return "influence-" + f.Seats[f.Asked].Colour }

func (f *Model) ManorPicture(game.Target) string { return "manor-" + f.Seats[f.Asked].Colour }

func ItemPicture(_ *Model, t game.Target) string {
	return ItemSprite(merlin.Item(t.A), merlin.Province(t.B))
}

func TraitorPicture(_ *Model, t game.Target) string { return TraitorSprite(merlin.Province(t.A)) }

func FigureRegion(all *Rows, t game.Target) string {
	return "lead-" + all.figure(merlin.Figure(t.A)).Word
}
