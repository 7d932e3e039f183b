package main

import (
	"io"

	"github.com/spf13/pflag"
)

const stepUsage = ""

type stepOptions struct{ do string }

func stepFlags(fs *pflag.FlagSet, o *stepOptions) {
	fs.StringVar(&o.do, "do", "", "commands")
}

func (s *session) stepThrough(stdin io.Reader) int { return 0 }
