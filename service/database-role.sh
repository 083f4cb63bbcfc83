#!/bin/sh
# The role and the database of the service.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" -U postgres <<'SQL'
create role pint login password :'password';
create database pint owner pint;
SQL
