#!/bin/sh
# Installs the Hand Receipt of this checkout as a service of systemd behind nginx. Debian 12 or newer, with Node 20.
# It may run again at any time: settings, certificates and data that are there stay as they are.
set -eu

usage() {
  cat <<'TEXT'
sudo deploy/install.sh --name HOST [--dry-run] [--no-build] [--root DIR]

  --name HOST   the name that people type to reach the server, such as hr.example.mil
  --dry-run     only say what would be done
  --no-build    the product is built already
  --root DIR    write everything below DIR, add no user, start nothing: for a test or an image

DATABASE_URL in the environment is written into the settings. Without it the server has its embedded database.
TEXT
}

fail() {
  echo "$1" >&2
  exit "${2:-1}"
}

name='' root='' dry='' build=yes
while [ $# -gt 0 ]; do
  case $1 in
    --name) name=${2:-}; shift ;;
    --root) root=${2:-}; shift ;;
    --dry-run) dry=yes ;;
    --no-build) build='' ;;
    --help) usage; exit 0 ;;
    *) usage >&2; fail "There is no option $1." 2 ;;
  esac
  [ $# -gt 0 ] && shift
done

product=$(cd "$(dirname "$0")/.." && pwd -P)
user=hand-receipt
data=$root/var/lib/hand-receipt
settings=$root/etc/hand-receipt.env
unit=$root/etc/systemd/system/hand-receipt.service
site=$root/etc/nginx/conf.d/hand-receipt.conf
certificates=$root/etc/ssl/hand-receipt

# Runs a command, or only says it.
do_it() {
  echo "$*"
  [ -n "$dry" ] || "$@"
}

# Writes standard input to a file, or only says so. It takes the file's mode and its name.
write() {
  echo "write $2"
  if [ -n "$dry" ]; then
    cat >/dev/null
  else
    mkdir -p "$(dirname "$2")"
    (umask 077 && cat >"$2.new")
    chmod "$1" "$2.new"
    mv "$2.new" "$2"
  fi
}

check() {
  printf '%s' "$name" | grep -Eq '^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$' ||
    fail 'Name the server: --name hr.example.mil, without https:// and without a port.' 2
  [ -n "$root" ] || [ -n "$dry" ] || [ "$(id -u)" = 0 ] || fail 'Run this as root: sudo deploy/install.sh ...'
  node=$(command -v node) || fail 'Node 20.19 or newer is not installed.'
  "$node" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    fail "Hand Receipt needs Node 20.19 or newer; this is $("$node" --version)."
  case $product in
    *[\ \|\&]*) fail "The path $product has a space, | or & in it. Move the checkout, for example to /opt/hand-receipt." ;;
    /home/* | /root/*)
      [ -n "$root" ] || fail "The service cannot read $product. Move the checkout, for example to /opt/hand-receipt."
      ;;
  esac
}

build_product() {
  if [ -n "$build" ]; then
    do_it sh -c "cd '$product' && npx --yes pnpm@10.34.9 install --frozen-lockfile && npx --yes pnpm@10.34.9 build"
  fi
  [ -n "$dry" ] || [ -f "$product/mock-api/dist/server.js" ] || fail 'The product is not built. Leave out --no-build.'
}

make_user() {
  if [ -z "$root" ] && ! id "$user" >/dev/null 2>&1; then
    do_it useradd --system --home-dir /var/lib/hand-receipt --shell /usr/sbin/nologin "$user"
  fi
  do_it mkdir -p "$data"
  do_it chmod 700 "$data"
  [ -n "$root" ] || do_it chown "$user:$user" "$data"
}

write_settings() {
  if [ -f "$settings" ]; then
    echo "keep $settings"
    return
  fi
  write 600 "$settings" <<TEXT
# Settings of Hand Receipt. docs/operations.md explains each. Restart the service after a change.
DEMO=off
ALLOWED_HOSTS=$name
PUBLIC_URL=https://$name
${DATABASE_URL:+DATABASE_URL=$DATABASE_URL}
# SMTP_URL=smtps://user:password@mail.example.mil:465
# MAIL_FROM=Hand Receipt <hand-receipt@example.mil>
# METRICS_TOKEN=
TEXT
}

write_unit() {
  sed -e "s|/opt/hand-receipt|$product|g" -e "s|/usr/bin/node|$node|" \
    "$product/deploy/systemd/hand-receipt.service" | write 644 "$unit"
}

write_site() {
  sed -e "s|handreceipt.example.mil|$name|g" "$product/deploy/nginx/hand-receipt.conf" | write 644 "$site"
  if [ -f "$certificates/fullchain.pem" ]; then
    echo "keep $certificates"
    return
  fi
  # nginx does not start without one.
  do_it mkdir -p "$certificates"
  do_it openssl req -x509 -newkey rsa:3072 -nodes -days 90 -subj "/CN=$name" -addext "subjectAltName=DNS:$name" \
    -keyout "$certificates/key.pem" -out "$certificates/fullchain.pem" -batch 2>/dev/null ||
    fail 'openssl could not make a certificate.'
  do_it chmod 600 "$certificates/key.pem"
}

start_service() {
  [ -z "$root" ] || return 0
  do_it systemctl daemon-reload
  do_it systemctl enable hand-receipt
  do_it systemctl restart hand-receipt
  if command -v nginx >/dev/null; then
    do_it nginx -t
    do_it systemctl reload-or-restart nginx
  else
    echo 'nginx is not installed: apt-get install nginx, then run this again.'
  fi
}

check
build_product
make_user
write_settings
write_unit
write_site
start_service
cat <<TEXT

Next:
1. Put a certificate that browsers trust into $certificates (fullchain.pem, key.pem) and reload nginx.
2. Create the first Admin. On the embedded database stop the service before, and start it after:
   systemd-run --pty --uid=$user --working-directory=$product --property=EnvironmentFile=/etc/hand-receipt.env \\
     --setenv=DATA_DIR=/var/lib/hand-receipt $node mock-api/dist/admin-create.js --help
3. Back up each night (docs/operations.md, "Backup").
TEXT
