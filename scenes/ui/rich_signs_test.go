package ui

import (
	"testing"
)

// A white sign that is drawn in the colour of the words is called as every picture is.
func TestSignsInTheColourOfTheWords(t *testing.T) {
	atoms := parseRich("{~sign-x} 5", BodyStyle.Role)
	if len(atoms) == 0 || atoms[0].kind != atomSprite || atoms[0].text != inked+"sign-x" {
		t.Fatalf("it is read as %+v", atoms)
	}
	if run, _ := pictures("{~sign-x} 5"); len(run) != 1 || run[0][0] != "sign-x" {
		t.Errorf("it is called %q", run)
	}
	if said := Plain("{~sign-x} 5"); said != "5" {
		t.Errorf("without its marks it is %q", said)
	}
}
