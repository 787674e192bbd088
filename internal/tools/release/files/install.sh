#!/bin/sh
# Copie le jeu là où le bureau le trouve ; ailleurs : PREFIX=/usr/local ./install.sh
# Kopiert das Spiel dorthin, wo die Oberfläche es findet; woandershin: PREFIX=/usr/local ./install.sh
# Copies the game to where the desktop finds it; elsewhere: PREFIX=/usr/local ./install.sh
set -eu
cd "$(dirname "$0")"
to=${PREFIX:-$HOME/.local}
find share -type f | while read -r file; do
	mkdir -p "$to/$(dirname "$file")"
	cp "$file" "$to/$file"
done
mkdir -p "$to/bin"
cp merlin "$to/bin/merlin"
entry=share/applications/{{.ID}}.desktop
sed -e "s|^Exec=merlin$|Exec=\"$to/bin/merlin\"|" -e "s|^TryExec=merlin$|TryExec=$to/bin/merlin|" "$entry" >"$to/$entry"
echo "$to/bin/merlin"
