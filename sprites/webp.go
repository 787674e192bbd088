//go:build !js

package sprites

import (
	"fmt"
	"image"
	"io"

	"golang.org/x/image/webp"
)

// decodeWebP decodes a lossy page with or without alpha into premultiplied pixels. The generic conversion through
// color.Color takes many times as long as the decoding itself in a browser, and it repeats each colour sample for
// 2x2 pixels, which frays the edges of small red and blue things; this one interpolates, as browsers do.
func decodeWebP(r io.Reader) (*image.RGBA, error) {
	img, err := webp.Decode(r)
	if err != nil {
		return nil, err
	}
	var colour *image.YCbCr
	var alpha func(y int) []byte
	switch img := img.(type) {
	case *image.NYCbCrA:
		colour = &img.YCbCr
		alpha = func(y int) []byte { return img.A[y*img.AStride:] }
	case *image.YCbCr:
		colour = img
	default:
		return nil, fmt.Errorf("is not a lossy WebP picture but %T", img)
	}
	return convert(colour, alpha), nil
}

// convert turns 4:2:0 colour (WebP knows no other) and alpha (nil: opaque) into premultiplied pixels.
func convert(c *image.YCbCr, alpha func(y int) []byte) *image.RGBA {
	w, h := c.Rect.Dx(), c.Rect.Dy()
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	cb, cr := make([]int32, w), make([]int32, w)
	for y := range h {
		row := out.Pix[y*out.Stride : y*out.Stride+4*w]
		luma := c.Y[y*c.YStride : y*c.YStride+w]
		upsample(cb, c.Cb, c.CStride, y, h)
		upsample(cr, c.Cr, c.CStride, y, h)
		if alpha == nil {
			opaqueRow(row, luma, cb, cr)
		} else {
			alphaRow(row, luma, cb, cr, alpha(y))
		}
	}
	return out
}

// upsample fills line y of one colour plane at full width: 9/16 of the nearest sample, 3/16 of the two beside it,
// 1/16 of the diagonal one. The result is 16 times the sample.
func upsample(line []int32, plane []byte, stride, y, height int) {
	rows, cols := (height+1)/2, (len(line)+1)/2
	near := y / 2
	far := min(max(near-1+2*(y&1), 0), rows-1)
	a, b := plane[near*stride:near*stride+cols], plane[far*stride:far*stride+cols]
	for x := range line {
		i := x / 2
		j := min(max(i-1+2*(x&1), 0), cols-1)
		line[x] = 3*(3*int32(a[i])+int32(b[i])) + 3*int32(a[j]) + int32(b[j])
	}
}

// opaqueRow and alphaRow use the ITU-R 601 studio range of WebP, in 1/65536.
func opaqueRow(row, luma []byte, cb, cr []int32) {
	for x, l := range luma {
		r, g, b := rgb(int32(l), cb[x], cr[x])
		p := row[4*x : 4*x+4 : 4*x+4]
		p[0], p[1], p[2], p[3] = byte(r), byte(g), byte(b), 0xFF
	}
}

func alphaRow(row, luma []byte, cb, cr []int32, alpha []byte) {
	for x, l := range luma {
		a := int32(alpha[x])
		if a == 0 {
			continue
		}
		r, g, b := rgb(int32(l), cb[x], cr[x])
		p := row[4*x : 4*x+4 : 4*x+4]
		p[0], p[1], p[2], p[3] = byte((r*a+127)/255), byte((g*a+127)/255), byte((b*a+127)/255), byte(a)
	}
}

// rgb converts one pixel; cb and cr are 16 times the sample.
func rgb(luma, cb, cr int32) (r, g, b int32) {
	l := (luma-16)*76309 + 1<<15
	u, v := cb-16*128, cr-16*128
	r = clamp((l + v*6538) >> 16)
	g = clamp((l - u*1605 - v*3330) >> 16)
	b = clamp((l + u*8263) >> 16)
	return r, g, b
}

func clamp(v int32) int32 { return min(max(v, 0), 255) }
