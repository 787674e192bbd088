package ui

// The lens is a button on small windows for those who do not know the
// gesture: it enlarges the table, or shows it whole again.
const (
	lensName   = "lens"
	lensSide   = 46.0 // window pixels
	lensMargin = 6.0
	lensBelow  = .6 // window pixels by canvas unit: there is a lens in smaller windows only
)

// lensRect is where the lens lies, in canvas units of the whole window: in the
// bar at the right or in that below if it is broad enough, else at the left edge;
// ok is false where there is none.
func (a *App) lensRect() (r Rect, ok bool) {
	unit := a.whole.Scale / a.whole.Device
	if top := a.Top(); unit >= lensBelow || top == nil || isOverlay(top) || a.shaped() {
		return r, false
	}
	side, margin, all := lensSide/unit, lensMargin/unit, a.whole.Visible()
	r = Rect{all.Right() - side - margin, all.Bottom() - side - margin, side, side}
	switch {
	case r.X >= CanvasW:
	case r.Y >= CanvasH+margin:
		r.Y = CanvasH + margin
	default:
		r.X, r.Y = all.X+margin, all.Y+.43*all.H-side/2
	}
	return r, true
}

// addLens puts the lens over the scene's regions; a scene without any, such
// as the one that waits for its pictures, needs none.
func (a *App) addLens() {
	r, ok := a.lensRect()
	if !ok || len(a.list) == 0 {
		return
	}
	label := "ui.zoom-in"
	if a.zoom.factor > 1 {
		label = "ui.zoom-out"
	}
	reg := Region{Name: lensName, Label: a.locale.T(label), Bounds: a.view.fromWhole(a.whole, r), Enabled: true}
	reg.Press = func() { a.toggleZoom(float64(a.whole.W)/2, float64(a.whole.H)/2) }
	a.list = append(a.list[:len(a.list):len(a.list)], reg)
}

func (a *App) drawLens(p *Painter) {
	r, ok := a.lensRect()
	if !ok || Find(a.list, lensName) < 0 {
		return
	}
	look := DarkLook
	if a.zoom.factor > 1 {
		look = GoldLook
	}
	p = p.whole()
	p.Shadow(r, r.W/5, 8, 2, 4, .5)
	p.Face(r, look, a.hover == lensName, a.held == lensName, true)
	p.SpriteIn("icon-search", r.Scaled(.6), look.icon())
}
