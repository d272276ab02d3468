# The Debian packages the project needs (docs/dependencies.md), and how to install them.
build_packages=(
  g++ cmake ninja-build ccache libfmt-dev libcli11-dev libboost-json1.81-dev
  libsqlite3-dev libpq-dev libsodium-dev libnats-dev
  libboost1.81-dev libssl-dev libbrotli-dev zlib1g-dev
  clang-19 llvm-19 lld-19 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc
)
# Whoever has a newer Node than Debian's keeps it.
command -v node >/dev/null || build_packages+=(nodejs)
command -v npm >/dev/null || build_packages+=(npm)
# For several servers on one machine (./play --cluster).
cluster_packages=(postgresql nats-server haproxy python3)
check_packages=(
  "${build_packages[@]}" "${cluster_packages[@]}"
  libgtest-dev libgmock-dev libbenchmark-dev librapidcheck-dev
  clang-19 libclang-rt-19-dev clang-format-19 clang-tidy-19
  valgrind chromium iproute2
)

# Installs those that are missing; says nothing when there are none.
install_packages() {
  local missing=() name
  for name in "$@"; do
    dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
  done
  ((${#missing[@]})) || return 0
  echo "Installing: ${missing[*]}"
  local sudo=()
  ((EUID == 0)) || sudo=(sudo)
  "${sudo[@]}" apt-get -qq update
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null
}
