package check

// elsewhere are the files that still name things of modules which are not theirs: file
// and modules. There is none left; the list only shrinks.
var elsewhere = map[string]string{}
