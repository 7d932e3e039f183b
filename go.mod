module genmcgo

go 1.25.0

require (
	github.com/dustin/go-humanize v1.1.0
	github.com/llir/ll v0.0.0-20220802205332-9207a04d0275
	github.com/llir/llvm v0.3.7-0.20241206180354-f0912dd3bef2
	github.com/spf13/pflag v1.0.10
)

require (
	github.com/mewmew/float v0.0.0-20201204173432-505706aa38fa // indirect
	github.com/pkg/errors v0.9.1 // indirect
	golang.org/x/mod v0.6.0-dev.0.20220419223038-86c51ed26bb4 // indirect
	golang.org/x/sys v0.0.0-20220722155257-8c9f86f7a55f // indirect
	golang.org/x/tools v0.1.12 // indirect
)
