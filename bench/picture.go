package bench

import (
	"errors"
	"fmt"
	"io"
	"os"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/vgimg"
	"gonum.org/v1/plot/vg/vgsvg"
)

// picture is what all charts are.
type picture interface {
	size() (w, h vg.Length)
	draw(canvas vg.CanvasSizer) error
}

// dotsPerInch is the resolution of PNG files.
const dotsPerInch = 150

// writeFiles writes p to base.svg and base.png.
func writeFiles(base string, p picture) error {
	for ext, write := range map[string]func(io.Writer, picture) error{".svg": writeSVG, ".png": writePNG} {
		f, err := os.Create(base + ext)
		if err != nil {
			return err
		}
		if err := errors.Join(write(f, p), f.Close()); err != nil {
			return fmt.Errorf("%s: %w", base+ext, err)
		}
	}
	return nil
}

func writeSVG(w io.Writer, p picture) error {
	canvas := vgsvg.New(p.size())
	if err := p.draw(canvas); err != nil {
		return err
	}
	_, err := canvas.WriteTo(w)
	return err
}

func writePNG(w io.Writer, p picture) error {
	canvas := vgimg.NewWith(vgimg.UseWH(p.size()), vgimg.UseDPI(dotsPerInch))
	if err := p.draw(canvas); err != nil {
		return err
	}
	_, err := vgimg.PngCanvas{Canvas: canvas}.WriteTo(w)
	return err
}
