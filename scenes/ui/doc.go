// Package ui is the toolkit the screens are made of.
//
// The idea: a scene says once, as one list of named [Region]s, what can be
// pointed at. Mouse, touch, keyboard, the browser's screen reader buttons and
// the test robot all work from that list, so none of them can do what another
// cannot. Everything is laid out on a logical canvas of [CanvasW] by [CanvasH]
// units; a [Viewport] maps it to the window, centred, with bars where the
// window has another shape. A [Painter] draws in canvas units, at the pixels
// of the device, so text and edges stay crisp at every size.
//
// Limits: one pointer (the mouse, or the first finger), one font direction
// (left to right), no animation of its own: a scene that moves asks for each
// next frame with [Context.RequestRedraw]. Nothing is drawn otherwise.
// The package knows no game; it knows sprites, fonts and locales.
package ui
