package merlintest

// The modules of the Big Box meet here and nowhere else.

// modules are those with things of their own.
var modules = []module{arthur, caerleon, decrees, favour, gold, knights, market, morgana, treasures}
