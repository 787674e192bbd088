//go:build !linux

package scenes

import "time"

var began = time.Now()

// spent is the time gone by: elsewhere nothing finer is asked.
func spent() time.Duration { return time.Since(began) }
