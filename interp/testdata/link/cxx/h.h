#pragma once
extern "C" int printf(const char *, ...);
struct Noted {
	const char *what;
	explicit Noted(const char *w) : what(w) { printf("+%s\n", w); }
	~Noted() { printf("-%s\n", what); }
};
inline Noted once("once");
template <class T> struct Each { static Noted n; };
template <class T> Noted Each<T>::n("each");
inline int &serial() { static int s = 100; return ++s; }
struct Shape {
	virtual ~Shape() {}
	virtual int area() const { return 0; }
};
template <class T> T largest(T a, T b) { return a < b ? b : a; }
namespace { int local = 0; }
inline int bump() { return ++serial(); }
struct Out { Out(); ~Out(); int v; };
Shape *make();
int other();
