// See ahead: 14 MB, and 126 MB.

TEXT ·startFrame(SB),0,$14680064-0
	RET

TEXT ·hugeFrame(SB),0,$132120576-0
	RET
