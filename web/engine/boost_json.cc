// Boost.JSON, whose sources come as headers too.
#include <boost/json/src.hpp>
