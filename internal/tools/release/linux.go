package main

import "fmt"

// forLinux makes an archive for each processor: the program, and in share what a desktop
// wants to know of it, as install.sh copies it.
func (r *release) forLinux(icons *pictures) (all []archive, err error) {
	for _, t := range targets {
		if t.system != "linux" {
			continue
		}
		b, err := r.program(t, icons)
		if err != nil {
			return nil, err
		}
		files, err := r.papers("linux", "\n", b.linked)
		if err != nil {
			return nil, err
		}
		share, err := r.share(icons)
		if err != nil {
			return nil, err
		}
		name := "merlin-" + r.version + "-" + t.String()
		files = append(append(files, share...), file{"merlin", b.code, true})
		data, err := tarball(within(name, files), r.time)
		if err != nil {
			return nil, err
		}
		all = append(all, archive{name + ".tar.gz", data})
	}
	return all, nil
}

// share is what goes beside the program: its entry in menus and in shops, icons, and what
// copies all that into the user's own folders.
func (e edition) share(icons *pictures) (all []file, err error) {
	for _, f := range []struct {
		from, to string
		program  bool
	}{
		{"merlin.desktop", "share/applications/" + appID + ".desktop", false},
		{"metainfo.xml", "share/metainfo/" + appID + ".metainfo.xml", false},
		{"install.sh", "install.sh", true},
	} {
		data, err := e.filled(f.from)
		if err != nil {
			return nil, err
		}
		all = append(all, file{f.to, data, f.program})
	}
	for _, size := range []int{16, 24, 32, 48, 64, 128, 192, 256, 512} {
		all = append(all, file{name: fmt.Sprintf("share/icons/hicolor/%dx%d/apps/%s.png", size, size, appID), data: icons.png[size]})
	}
	return append(all, file{name: "share/icons/hicolor/scalable/apps/" + appID + ".svg", data: icons.svg}), nil
}
