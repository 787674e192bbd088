package merlin
