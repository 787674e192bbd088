package main

// forWindows makes an archive for each processor.
func (r *release) forWindows(icons *pictures) (all []archive, err error) {
	for _, t := range targets {
		if t.system != "windows" {
			continue
		}
		b, err := r.program(t, icons)
		if err != nil {
			return nil, err
		}
		name := "merlin-" + r.version + "-" + t.String()
		files, err := r.papers("windows", "\r\n", b.linked)
		if err != nil {
			return nil, err
		}
		data, err := zipped(within(name, append(files, file{"merlin.exe", b.code, true})), r.time)
		if err != nil {
			return nil, err
		}
		all = append(all, archive{name + ".zip", data})
	}
	return all, nil
}

// resources are what Windows shows of the program and asks of it.
func (e edition) resources(icons *pictures) ([]resource, error) {
	manifest, err := e.filled("manifest.xml")
	info := versionInfo(e, [][2]string{
		{"FileDescription", "Merlin"},
		{"FileVersion", e.version},
		{"InternalName", "merlin"},
		{"LegalCopyright", "Apache-2.0"},
		{"OriginalFilename", "merlin.exe"},
		{"ProductName", "Merlin"},
		{"ProductVersion", e.version},
	})
	return append(icons.icons(), resource{kindVersion, 1, info}, resource{kindManifest, 1, manifest}), err
}
